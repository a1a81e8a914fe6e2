import { expectedWords } from '../../../../i18n/check/compareWords.ts';
import { pluralBase, samplesOf } from '../../../../i18n/check/pluralForms.ts';
import type { WordFile } from '../../../../i18n/check/readWords.ts';
import { noteOn, type Notes } from '../../notes/notes.ts';
import type { LocaleState } from '../../state/localeState.ts';
import type { SentText } from './exchangeText.ts';
import { standingOf } from './standingOf.ts';

type Known = {
  /** Undefined for a page that the language has not begun. */
  translation: WordFile | undefined;
  notes: Notes;
  state: LocaleState[string] | undefined;
};

/** Every text that a language needs of a page, in the order of English, as it goes to a translator. */
export function textsToSend(
  source: WordFile,
  locale: string,
  { translation, notes, state }: Known,
): SentText[] {
  return [...expectedWords(source, locale)].map(([key, english]) => {
    const text = translation?.words.get(key)?.text;
    const note = noteOn(notes, key);
    return {
      key,
      english: english.text,
      text: text ?? '',
      notes: [...(note === undefined ? [] : [note]), ...hintsOn(key, english.text, locale)],
      standing: standingOf(text, english.text, state?.[key]),
    };
  });
}

/** What follows from the key and the English alone. */
function hintsOn(key: string, english: string, locale: string): string[] {
  const base = pluralBase(key);
  const placeholders = [...new Set(english.match(/\{\{.*?\}\}/gu))];
  return [
    ...(base === undefined
      ? []
      : [`The form for ${samplesOf(base, key.slice(base.length + 1), locale)}.`]),
    ...(placeholders.length === 0 ? [] : [`Keep as it is: ${placeholders.join(' ')}`]),
  ];
}
