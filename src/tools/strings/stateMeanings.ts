import type { TextState } from '../locales/describeTexts.ts';

/** What a state means to whoever works on the text. */
export const stateMeanings: Readonly<Record<TextState, string>> = {
  source: 'source text',
  missing: 'missing: English is shown',
  stale: 'stale: the English has changed',
  machine: 'by machine, not reviewed',
  person: 'by a person',
  reviewed: 'reviewed',
  translated: 'translated',
};
