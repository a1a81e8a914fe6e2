import type { Page } from 'playwright-core';
import type { Observation } from './results.ts';

/**
 * The reason of a note as something a program can look at.
 * @returns what is wrong, in a sentence, or undefined if the reason holds.
 */
export type NoteCheck = {
  /** What it looks at, for readers of the report. */
  says: string;
  run: (page: Page, selector: string) => Promise<string | undefined>;
};

/** A judgement on what the engine could not decide: one element of one page in one state and mode. */
export type Note = {
  rule: string;
  /** The page, as its report is called: `en/home`, or `gallery-ltr/faq`. */
  page: string;
  /** The finding's own component, as the report calls it. */
  component: string;
  state: string;
  mode: string;
  /** The day it was judged, such as 2026-11-21. */
  date: string;
  /** A person by name, or the project, which means that no person signs for it. */
  judgedBy: 'the project' | { person: string };
  /** Why it is no failure, in whole sentences. */
  reason: string;
  check: NoteCheck;
};

/** What the report keeps of a note whose check held. */
export type AppliedNote = { reason: string; check: string; judgedBy: string; date: string };

/** The judgements that hold. There is none: the engine decides everything on this site. */
export const notes: readonly Note[] = [];

/** Whether a note was written for this finding; never for a violation. */
export function isAbout(
  note: Note,
  { rule, outcome, component }: Observation,
  where: { page: string; state: string; mode: string },
): boolean {
  return (
    outcome === 'needs review' &&
    note.rule === rule &&
    note.component === component &&
    note.page === where.page &&
    note.state === where.state &&
    note.mode === where.mode
  );
}

/** What is wrong with a note as it is written, in one sentence; undefined if nothing is. */
export function faultOf(note: Note, modes: readonly string[]): string | undefined {
  const who = typeof note.judgedBy === 'string' ? note.judgedBy : note.judgedBy.person;
  if (typeof note.check?.run !== 'function') return 'expected a check that runs, got none';
  if (!modes.includes(note.mode)) return `expected one mode of ${modes.join(', ')}`;
  if (!/^\d{4}-\d\d-\d\d$/u.test(note.date)) return 'expected the date as YYYY-MM-DD';
  if (who.trim() === '' || note.reason.trim() === '') return 'expected a name and a reason';
  return undefined;
}

/** How a problem with a note names it. */
export function nameOf({ rule, component, page, state, mode }: Note): string {
  return `The note on ${rule} in ${component} of ${page}, ${state}, ${mode}`;
}

/** The note as the report keeps it. */
export function applied({ reason, check, judgedBy, date }: Note): AppliedNote {
  const who = typeof judgedBy === 'string' ? judgedBy : judgedBy.person;
  return { reason, check: check.says, judgedBy: who, date };
}
