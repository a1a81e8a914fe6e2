import { stateMeanings } from '../../../strings/stateMeanings.ts';
import { element } from './element.ts';
import { hidingPlace, type ListedString } from '../../../strings/listedString.ts';
import { placeOf } from './openText.ts';

/**
 * All that is known of a string: its text, the English beside it, the note, the state, the key and
 * the place in the file.
 */
export function stringEntry(string: ListedString): DocumentFragment {
  const { number, text, english, note, state, key } = string;
  const locale = text === undefined ? 'en' : string.file.split('/')[1];
  const dir = locale === document.documentElement.lang ? document.documentElement.dir : 'auto';
  const entry = new DocumentFragment();
  entry.append(
    element('span', { class: 'text', lang: locale, dir }, text ?? english),
    ...(text === undefined || state === 'source'
      ? []
      : [element('span', { class: 'english' }, `English: ${english}`)]),
    ...(note === undefined ? [] : [element('span', { class: 'note' }, `Note: ${note}`)]),
    element(
      'span',
      { class: 'facts' },
      element('span', { class: 'number' }, String(number)),
      ' ',
      element('span', { class: 'state', 'data-state': state }, stateMeanings[state]),
      string.places.every(({ hidden }) => hidden !== undefined)
        ? element('span', { class: 'where' }, ` in ${hidingPlace(string)}`)
        : undefined,
    ),
    element('span', { class: 'key' }, key),
    element('span', { class: 'place' }, placeOf(string)),
  );
  return entry;
}
