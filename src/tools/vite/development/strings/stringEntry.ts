import type { TextState } from '../../../locales/describeTexts.ts';
import { element } from './element.ts';
import { hidingPlace, type ListedString } from './listedString.ts';
import { placeOf } from './openText.ts';

/** What a state means to whoever works on the text. */
const meanings: Record<TextState, string> = {
  source: 'source text',
  missing: 'missing: English is shown',
  stale: 'stale: the English has changed',
  machine: 'by machine, not reviewed',
  person: 'by a person',
  reviewed: 'reviewed',
  translated: 'translated',
};

/**
 * All that is known of a string: its text, the English beside it, the note, the state, the key and
 * the place in the file.
 */
export function stringEntry(string: ListedString): DocumentFragment {
  const { number, text, english, note, state, key } = string;
  const locale = string.file.split('/')[1];
  const entry = new DocumentFragment();
  entry.append(
    element(
      'span',
      { class: 'text', lang: text === undefined ? 'en' : locale, dir: 'auto' },
      text ?? english,
    ),
    ...(text === undefined || state === 'source'
      ? []
      : [element('span', { class: 'english' }, `English: ${english}`)]),
    ...(note === undefined ? [] : [element('span', { class: 'note' }, `Note: ${note}`)]),
    element(
      'span',
      { class: 'facts' },
      element('span', { class: 'number' }, String(number)),
      ' ',
      element('span', { class: 'state', 'data-state': state }, meanings[state]),
      string.places.every(({ hidden }) => hidden !== undefined)
        ? element('span', { class: 'where' }, ` in ${hidingPlace(string)}`)
        : undefined,
    ),
    element('span', { class: 'key' }, key),
    element('span', { class: 'place' }, placeOf(string)),
  );
  return entry;
}
