import type { WordFile } from '../../../i18n/check/readWords.ts';
import { hashOf, type LocaleState } from './localeState.ts';

/**
 * What is known of a file's texts after a program has changed how they are written and not what they
 * say, such as spaces and quotes: their origin and review stay. A text that was not the recorded one
 * before is left as it was.
 * @param name that of the word file, such as `home`.
 */
export function rehash(
  state: LocaleState,
  name: string,
  before: Pick<WordFile, 'words'>,
  after: Pick<WordFile, 'words'>,
): LocaleState {
  const entries = Object.entries(state[name] ?? {}).map(([key, entry]) => {
    const [old, now] = [before.words.get(key)?.text, after.words.get(key)?.text];
    const isKnown = old !== undefined && now !== undefined && entry.text === hashOf(old);
    return [key, isKnown ? { ...entry, text: hashOf(now) } : entry] as const;
  });
  return { ...state, [name]: Object.fromEntries(entries) };
}
