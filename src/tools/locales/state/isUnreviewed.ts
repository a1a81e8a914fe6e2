import type { WordFile } from '../../../i18n/check/readWords.ts';
import type { LocaleState } from './localeState.ts';
import { unreviewedKeys } from './unreviewedKeys.ts';

/** Whether a file has a text of a machine, or of nobody knows whom, that nobody has reviewed. */
export function isUnreviewed(file: WordFile, state?: LocaleState[string]): boolean {
  return unreviewedKeys(file, state).length > 0;
}
