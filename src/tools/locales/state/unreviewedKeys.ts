import type { WordFile } from '../../../i18n/check/readWords.ts';
import type { LocaleState } from './localeState.ts';
import { unrecordedKeys } from './unrecordedKeys.ts';

/**
 * The keys of a file whose texts a machine made and nobody has reviewed. One that is not recorded
 * counts as a machine's: somebody has to vouch for what readers are told.
 */
export function unreviewedKeys(file: WordFile, state: LocaleState[string] = {}): string[] {
  const unrecorded = new Set(unrecordedKeys(file, state));
  return [...file.words.keys()].filter((key) => {
    const entry = state[key];
    if (entry === undefined || unrecorded.has(key)) return true;
    return entry.origin === 'machine' && entry.reviewedBy === undefined;
  });
}
