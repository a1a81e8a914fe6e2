import type { Audit, Observation } from './results.ts';

/** Something that needs review in a card, for tests. */
export function exampleObservation(changes: Partial<Observation> = {}): Observation {
  return {
    rule: 'color-contrast',
    outcome: 'needs review',
    impact: 'serious',
    help: 'Elements must have enough contrast',
    components: ['card', 'section'],
    element: 'p.card__text',
    messages: ['The background is a gradient'],
    elements: 1,
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
    observations: [],
    ...changes,
  };
}

/** The home page in the source locale, for tests. */
export const examplePage = { id: 'home', locale: 'en', path: '/', file: 'index.html' } as const;
