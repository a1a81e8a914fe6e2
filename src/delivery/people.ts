import type { Status } from './reportFacts.ts';

/** What a person can say of a criterion, the worst first. */
export const verdicts = [
  'fails',
  'partly',
  'supports',
  'not-applicable',
] as const satisfies readonly Status[];

export type Verdict = (typeof verdicts)[number];

/** Who assessed, with what: the same from item to item. */
export const settingFields = [
  'tester',
  'organisation',
  'reader',
  'readerVersion',
  'browser',
  'browserVersion',
  'system',
  'systemVersion',
] as const;

/** What a record has as its reader where none was used, in every language. */
export const noReader = 'none';

/** The fields that a person fills in, by name. */
export type RecordField = (typeof settingFields)[number] | 'pages' | 'verdict' | 'words' | 'issue';

/** A record by a person as the report shows it. */
export type RecordFacts = {
  /** Its file in the folder of the report. */
  file: string;
  item: string;
  criteria: readonly string[];
  verdict: Verdict;
  tester: string;
  organisation: string;
  /** Of the assessment, as YYYY-MM-DD. */
  date: string;
  /** Reader, browser and system with their versions. */
  tools: string;
  /** How many pages it names. */
  pages: number;
  words: string;
  issue: string | undefined;
};

/** Why a record counts no more: twelve months have passed, or a page of it has changed or is gone. */
export type Expiry = { because: 'age' | 'changed' | 'gone'; page: string };

/** An item of the protocol, in English, with the record that counts. */
export type ItemFacts = {
  id: string;
  criteria: readonly string[];
  title: string;
  do: string;
  find: string;
  /** Paths of the pages to look at. */
  pages: readonly string[];
  record: RecordFacts | undefined;
};

/** What people have assessed, and what they are asked to. */
export type PeopleFacts = {
  items: readonly ItemFacts[];
  /** Records that count no more. */
  expired: readonly (RecordFacts & Expiry)[];
  /** The pages that stand for all others, by path, and what the random ones were drawn from. */
  sample: { seed: string; structured: readonly string[]; random: readonly string[] };
};

/** A page of the tool for those who assess. */
export type AssessPage =
  | {
      kind: 'list';
      items: readonly ItemFacts[];
      /** The file that has just been written. */
      written: string | undefined;
    }
  | {
      kind: 'item';
      item: ItemFacts;
      /** Origin of the site to look at. */
      site: string;
      values: Readonly<Partial<Record<RecordField, string | readonly string[]>>>;
      /** Fields whose values are missing or wrong. */
      wrong: readonly RecordField[];
    };

/** Draws a page of the tool as a whole document. */
export type DrawAssess = (page: AssessPage, drawing?: { isMarked?: boolean }) => string;
