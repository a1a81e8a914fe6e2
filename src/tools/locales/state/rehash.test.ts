import { expect, test } from 'vitest';
import { readWords } from '../../../i18n/check/readWords.ts';
import { hashOf, type LocaleState } from './localeState.ts';
import { entryFor } from './recordState.ts';
import { rehash } from './rehash.ts';

const file = (words: object) => readWords('locales/ar/home.json', JSON.stringify(words));

const reviewed = { origin: 'machine', reviewedBy: 'Huda' } as const;

test('a text that only changes its quotes is still reviewed, and still as old as it was', () => {
  const state: LocaleState = {
    home: { lead: entryFor('Two "words"', 'x "y"', reviewed), end: entryFor('End', 'z', reviewed) },
    team: { lead: entryFor('A', 'b', reviewed) },
  };
  const before = file({ lead: 'x "y"', end: 'z' });
  expect(rehash(state, 'home', before, file({ lead: 'x «y»', end: 'z' }))).toEqual({
    home: {
      lead: { ...reviewed, english: hashOf('Two "words"'), facts: ['2'], text: hashOf('x «y»') },
      end: state['home']?.['end'],
    },
    team: state['team'],
  });
});

test('a text that somebody had changed before is not taken for the reviewed one', () => {
  const state: LocaleState = { home: { lead: entryFor('A', 'reviewed', reviewed) } };
  const after = rehash(state, 'home', file({ lead: 'edited ' }), file({ lead: 'edited' }));
  expect(after).toEqual(state);
});

test('a file of which nothing is known stays unknown', () => {
  expect(rehash({}, 'home', file({ lead: 'a' }), file({ lead: 'b' }))['home']).toEqual({});
});
