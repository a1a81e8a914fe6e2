import type { SubmissionKind } from '../../contract/intake.ts';

/** A submission as its owner sees it. What a program of another version has not stored is null. */
export type OwnersRow = {
  id: string;
  /** The number that the visitor was given. */
  reference: string;
  kind: SubmissionKind;
  receivedAt: string;
  page: string | null;
  locale: string | null;
  /** Day of the privacy policy that was published then. */
  policy: string | null;
  /** When a sign-up was confirmed by its mailed link. */
  confirmedAt: string | null;
  body: Readonly<Record<string, string>>;
};

/** Which rows somebody asks for: from a moment to before another, of a kind or all, with an address or any. */
export type RowFilter = {
  since: string;
  until: string;
  kind: string | null;
  address: string | undefined;
};

export type RowOrder = 'oldest first' | 'newest first';

/** What was deleted: of the store itself, and of copies that lie beside it. */
export type Forgotten = {
  forgotten: number;
  inCopies: number;
  /** Lines about what still holds it, and what to do about that. */
  remains: string[];
};

/** What a look at all of a store has found. */
export type Findings = {
  /** What was looked for, and how that came out, in words. */
  looked: (readonly [what: string, outcome: string])[];
  counts: Readonly<Record<SubmissionKind, number>>;
  /** When the newest submission came; undefined if there is none. */
  newest: string | undefined;
  version: number;
};

/** What commands of the owner ask of a store, beside a server that uses it. */
export type OwnersStore = {
  /** Rows one at a time, all as they were at one moment. */
  rows: (filter: RowFilter, order: RowOrder) => AsyncIterable<OwnersRow>;
  /** The names of all fields that bodies have. */
  fields: () => Promise<string[]>;
  /** Reads all of it. @throws Error with a sentence if something is damaged. */
  look: () => Promise<Findings>;
  /**
   * Deletes whatever has an address as a whole value, and if asked to what only mentions it, too.
   * @returns also how many submissions that mention it were left.
   */
  erase: (address: string, options: { also: boolean }) => Promise<Forgotten & { left: number }>;
  /** Deletes what came before a moment (UTC, ISO 8601). */
  purge: (before: string) => Promise<Forgotten>;
  close: () => Promise<void>;
};
