import type { Judgement } from '../judgements.ts';
import type { Note } from '../notes.ts';
import { pageReport, type PageReport } from '../pageReport.ts';
import type { Audit, Observation } from '../results.ts';
import type { Run } from '../run.ts';

/** Something that needs review in a card, for tests. */
export function exampleObservation(changes: Partial<Observation> = {}): Observation {
  return {
    engine: 'axe',
    rule: 'color-contrast',
    outcome: 'needs review',
    impact: 'serious',
    help: 'Elements must have enough contrast',
    criteria: ['1.4.3'],
    component: 'card',
    selector: '#main > p.card__text',
    messages: ['The background is a gradient'],
    ...changes,
  };
}

/** An audit of the home page without findings, for tests. */
export function exampleAudit(changes: Partial<Audit> = {}): Audit {
  return {
    page: examplePage,
    state: 'as loaded',
    mode: 'small light',
    passes: { region: 4, list: 2 },
    inapplicable: ['video-caption'],
    covered: 0,
    observations: [],
    ...changes,
  };
}

/** The home page in the source locale, for tests. */
export const examplePage = { id: 'home', locale: 'en', path: '/', file: 'index.html' } as const;

/** A note on {@link exampleObservation} whose check holds, for tests. */
export function exampleNote(changes: Partial<Note> = {}): Note {
  return {
    rule: 'color-contrast',
    page: 'en/home',
    component: 'card',
    state: 'as loaded',
    mode: 'small light',
    date: '2026-11-21',
    judgedBy: 'the project',
    reason: 'The ground is plain.',
    check: { says: 'It is plain.', run: async () => undefined },
    ...changes,
  };
}

/** A judgement on what a rule of the second engine leaves to people, for tests. */
export function exampleJudgement(changes: Partial<Judgement> = {}): Judgement {
  return {
    rule: 'list_structure_proper',
    asks: 'Whether a list consists of items.',
    judgement: 'These are lists of terms in groups.',
    shownBy: ['lists/terms'],
    judgedBy: 'the project',
    date: '2026-11-21',
    ...changes,
  };
}

/** The report of the home page after some audits, for tests. */
export function exampleReport(audits: readonly Audit[] = [exampleAudit()]): PageReport {
  return pageReport(examplePage, 'a1', [], audits);
}

/** A run in the pinned browser, for tests. */
export function exampleRun(changes: Partial<Run> = {}): Run {
  return {
    engine: 'axe-core 1',
    secondEngine: 'second engine 1',
    browser: 'Chromium 1',
    isPinned: true,
    fonts: ['sans 1'],
    node: 'v1',
    platform: 'linux x64',
    method: 'm1',
    started: '2026-11-21T10:00:00.000Z',
    seconds: 1,
    inputs: 'i1',
    commit: null,
    ...changes,
  };
}
