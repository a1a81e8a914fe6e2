import type { WordFile } from '../../../i18n/check/readWords.ts';
import { hashOf, type LocaleState } from './localeState.ts';

/**
 * The keys of a file whose texts a machine made and nobody has reviewed. One of which nobody has
 * said whose it is counts as a machine's: somebody has to vouch for what readers are told.
 */
export function unreviewedKeys({ words }: WordFile, state: LocaleState[string] = {}): string[] {
  const unreviewed = [...words].filter(([key, { text }]) => {
    const entry = state[key];
    if (entry === undefined || entry.text !== hashOf(text)) return true;
    return entry.origin === 'machine' && entry.reviewedBy === undefined;
  });
  return unreviewed.map(([key]) => key);
}
