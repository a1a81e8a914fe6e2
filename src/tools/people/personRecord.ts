import { parse, stringify } from 'yaml';
import { noReader, type RecordField, type Verdict, verdicts } from '../../delivery/people.ts';
import { protocol } from './protocol.ts';

/** What a person has found of one item of the protocol: a file of `a11y-reports/manual/`. */
export type PersonRecord = Readonly<
  Record<Exclude<RecordField, 'pages' | 'readerVersion' | 'verdict' | 'issue'>, string>
> & {
  item: string;
  /** The success criteria judged, by number. */
  criteria: readonly string[];
  /** As YYYY-MM-DD. */
  date: string;
  /** The pages looked at, each with the SHA-256 of its content on that day. */
  pages: readonly { path: string; main: string }[];
  verdict: Verdict;
  /** Left out where there is no reader. */
  readerVersion?: string;
  /** Where the failure is followed up. */
  issue?: string;
};

/** What somebody has written, right or not. */
export type Draft = Readonly<Record<string, unknown>>;

type Rule = { expected: string; isRight: (value: unknown, draft: Draft, today: string) => boolean };

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const text: Rule = { expected: 'a text', isRight: isText };
const itemOf = (draft: Draft) => protocol.items.find(({ id }) => id === draft['item']);

const rules: Readonly<Record<keyof PersonRecord, Rule>> = {
  item: {
    expected: 'the id of an item of the protocol',
    isRight: (_, draft) => itemOf(draft) !== undefined,
  },
  criteria: {
    expected: 'a list of success criteria that the item is about',
    isRight: (value, draft) =>
      isList(value) && value.every((one) => itemOf(draft)?.criteria.includes(String(one))),
  },
  tester: text,
  organisation: text,
  date: {
    expected: 'a day as YYYY-MM-DD that has come',
    isRight: (value, _, today) => isDay(String(value)) && String(value) <= today,
  },
  pages: {
    expected: 'a list of pages, each with its path and the SHA-256 of its main',
    isRight: (value) => isList(value) && value.every(isPage),
  },
  reader: { expected: `the name of a screen reader, or "${noReader}"`, isRight: isText },
  readerVersion: {
    expected: `a text; only the reader "${noReader}" has no version`,
    isRight: (value, { reader }) => isText(value) || reader === noReader,
  },
  browser: text,
  browserVersion: text,
  system: text,
  systemVersion: text,
  verdict: {
    expected: `one of ${verdicts.join(', ')}`,
    isRight: (value) => verdicts.some((verdict) => verdict === value),
  },
  words: text,
  issue: {
    expected: 'an address that begins with https:// or http://, or nothing',
    isRight: (value) =>
      value === undefined || /^https?:$/u.test(URL.parse(String(value))?.protocol ?? ''),
  },
};

const names = Object.keys(rules) as (keyof PersonRecord)[];

/** The fields that keep a draft from being a record. */
export function wrongFields(draft: Draft, today: string): (keyof PersonRecord)[] {
  return names.filter((name) => !rules[name].isRight(draft[name], draft, today));
}

/**
 * Reads the text of a file of `a11y-reports/manual/`.
 * @param today as YYYY-MM-DD: nobody has found anything later.
 * @returns the record, or in sentences what keeps it from being one.
 */
export function readRecord(
  file: string,
  yaml: string,
  today: string,
): { record: PersonRecord } | { problems: string[] } {
  const draft = parsed(yaml);
  if (draft === undefined) {
    return { problems: [`${file}: expected fields in YAML, got something else. ${remedy}`] };
  }
  const problems = [
    ...Object.keys(draft)
      .filter((name) => !(name in rules))
      .map((name) => `${file}: ${name}: expected no such field, got one. ${remedy}`),
    ...wrongFields(draft, today).map(
      (name) =>
        `${file}: ${name}: expected ${rules[name].expected}, got ${JSON.stringify(draft[name]) ?? 'nothing'}. ${remedy}`,
    ),
  ];
  return problems.length > 0 ? { problems } : { record: draft as unknown as PersonRecord };
}

const remedy = 'Ask its tester to mend it, or let `npm run assess` write it anew.';

/** A record as the text of its file, its fields in one order. */
export function printRecord(record: PersonRecord): string {
  return stringify(
    Object.fromEntries(names.flatMap((name) => (record[name] ? [[name, record[name]]] : []))),
  );
}

/** Everything is text here: a version such as 2026.10 is no number. */
function parsed(yaml: string): Draft | undefined {
  try {
    const value: unknown = parse(yaml, { schema: 'failsafe' });
    return typeof value === 'object' && !Array.isArray(value)
      ? ((value as Draft) ?? undefined)
      : undefined;
  } catch {
    return undefined;
  }
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > 0;
}

function isPage(value: unknown): boolean {
  const { path, main } = (typeof value === 'object' ? (value ?? {}) : {}) as Draft;
  return /^\//u.test(String(path)) && /^[0-9a-f]{64}$/u.test(String(main));
}

function isDay(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.valueOf()) && day.toISOString().slice(0, 10) === value;
}
