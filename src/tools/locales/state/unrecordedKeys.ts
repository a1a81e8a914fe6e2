import type { WordFile } from '../../../i18n/check/readWords.ts';
import { hashOf, type LocaleState } from './localeState.ts';

/** The keys of a file whose texts, as they are now, nobody has recorded: it is not known whose they are. */
export function unrecordedKeys({ words }: WordFile, state: LocaleState[string] = {}): string[] {
  return [...words]
    .filter(([key, { text }]) => state[key]?.text !== hashOf(text))
    .map(([key]) => key);
}
