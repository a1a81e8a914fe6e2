import { readWords } from '../../i18n/check/readWords.ts';
import { sourceLocale } from '../../site/locales.ts';
import { textDescriber, type DescribeText, type KnownOfText } from './describeTexts.ts';
import { noteOn, readNotes, type Notes } from './notes/notes.ts';
import { readProject } from './readProject.ts';
import { englishOf } from './state/englishOf.ts';
import { hashOf, readState, type LocaleState } from './state/localeState.ts';

/**
 * Describes the texts of a project with all that is known of them: notes, who made them, and whether
 * their English has changed since. A file is read once, so make a new one after a change.
 * @param root the folder that holds `locales/`.
 */
export async function describeProjectTexts(root: string): Promise<DescribeText> {
  const languages = await readProject(root);
  const source = languages.get(sourceLocale) ?? new Map();
  const notes = new Map<string, Notes>();
  for (const name of source.keys()) notes.set(name, (await readNotes(root, name)).notes);
  const states = new Map<string, LocaleState>();
  for (const locale of languages.keys()) states.set(locale, (await readState(root, locale)).state);
  const none = readWords('', '{}');

  const stateOf = (locale: string, name: string, key: string): KnownOfText['state'] => {
    const entry = states.get(locale)?.[name]?.[key];
    const text = languages.get(locale)?.get(name)?.words.get(key)?.text;
    if (entry === undefined || text === undefined || entry.text !== hashOf(text)) return undefined;
    const english = englishOf(source.get(name) ?? none, key)?.text ?? '';
    if (entry.english !== hashOf(english)) return 'stale';
    return entry.reviewedBy === undefined ? entry.origin : 'reviewed';
  };
  return textDescriber(root, (locale, name, key) => {
    const state = stateOf(locale, name, key);
    return {
      note: noteOn(notes.get(name) ?? new Map(), key),
      ...(state !== undefined && { state }),
    };
  });
}
