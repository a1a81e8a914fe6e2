import { join } from 'node:path';
import type { WordFile } from '../../../i18n/check/readWords.ts';
import { writeWhole } from '../../../project/writeWhole.ts';
import { englishOf } from './englishOf.ts';
import { factsOf } from './factsOf.ts';
import { hashOf, stateFile, type LocaleState, type TextState } from './localeState.ts';

/** Of whom a text is, and who has reviewed it. */
export type Authorship = Pick<TextState, 'origin' | 'reviewedBy'>;

/**
 * What is known of a file's texts once somebody vouches for those that are new or have changed
 * since: they are by this author, made from the English as it is now. What has not changed stays as
 * it is, so that an old text stays an old one; what is gone is forgotten.
 */
export function recordFile(
  source: WordFile,
  translation: WordFile,
  known: LocaleState[string] = {},
  author: Authorship,
): LocaleState[string] {
  const recorded: LocaleState[string] = {};
  for (const [key, { text }] of translation.words) {
    const english = englishOf(source, key);
    if (english === undefined) continue;
    const entry = known[key];
    recorded[key] = entry?.text === hashOf(text) ? entry : entryFor(english.text, text, author);
  }
  return recorded;
}

/** The state of a text that was made from this English. */
export function entryFor(english: string, text: string, author: Authorship): TextState {
  const facts = factsOf(english);
  return {
    ...author,
    english: hashOf(english),
    ...(facts.length > 0 && { facts }),
    text: hashOf(text),
  };
}

/** Writes what is known of a language's texts, whole, one text a line: changes merge line by line. */
export async function writeState(root: string, locale: string, state: LocaleState): Promise<void> {
  const files = Object.entries(state)
    .filter(([, entries]) => Object.keys(entries).length > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, entries]) => {
      const lines = Object.entries(entries).map(
        ([key, entry]) => `    ${JSON.stringify(key)}: ${JSON.stringify(entry)}`,
      );
      return `  ${JSON.stringify(name)}: {\n${lines.join(',\n')}\n  }`;
    });
  await writeWhole(join(root, stateFile(locale)), `{\n${files.join(',\n')}\n}\n`);
}
