import { didYouMean } from '../../../i18n/check/nearest.ts';
import { sourceLocale } from '../../../site/locales.ts';
import { readProject } from '../readProject.ts';
import { englishOf } from '../state/englishOf.ts';
import { hashOf, readState } from '../state/localeState.ts';
import { entryFor, writeState } from '../state/recordState.ts';
import type { Command } from './command.ts';

/**
 * Says that an English text was edited and means the same as before, such as a typo: no language
 * has to translate it again.
 */
export const unchanged: Command = {
  usage: '<page> <key...>',
  summary: 'says that an edited English text means what it meant, in every language',
  async run([name = '', ...keys], root) {
    const languages = await readProject(root);
    const source = languages.get(sourceLocale);
    const original = source?.get(name);
    if (original === undefined) {
      const known = [...(source?.keys() ?? [])];
      throw new Error(`Expected the name of a word file, got "${name}".${didYouMean(name, known)}`);
    }
    if (keys.length === 0) throw new Error('Expected one key or more, got none.');
    for (const key of keys) {
      if (original.words.has(key)) continue;
      const hint = didYouMean(key, [...original.words.keys()]);
      throw new Error(`Expected a key of ${original.file}, got "${key}".${hint}`);
    }
    const freshened: string[] = [];
    for (const locale of languages.keys()) {
      if (locale === sourceLocale) continue;
      const { state } = await readState(root, locale);
      let count = 0;
      for (const [key, entry] of Object.entries(state[name] ?? {})) {
        const english = englishOf(original, key);
        if (english === undefined || entry.english === hashOf(english.text)) continue;
        if (!keys.some((changed) => original.words.get(changed) === english)) continue;
        const { english: hash, facts } = entryFor(english.text, '', entry);
        const { facts: _before, ...rest } = entry;
        state[name] = {
          ...state[name],
          [key]: { ...rest, english: hash, ...(facts !== undefined && { facts }) },
        };
        count += 1;
      }
      if (count === 0) continue;
      await writeState(root, locale, state);
      freshened.push(`${locale}: ${count}`);
    }
    const list = freshened.length === 0 ? 'no translation was waiting' : freshened.join(', ');
    return { output: `Texts that need no new translation: ${list}.`, exitCode: 0 };
  },
};
