import { expect, test } from 'vitest';
import { examplePage } from '../report/testing/exampleAudit.ts';
import { modeNames } from '../states/modes.ts';
import { asLoaded } from '../states/pageStates.ts';
import { visitsFor } from './visitsFor.ts';

/** The modes of each visit to the home page that shows it in these states and modes. */
function visited(state: string, modes: readonly string[]) {
  const runs = modes.map((mode) => ({ page: 'home', locale: 'en', state, mode }));
  return visitsFor([examplePage], runs).map((visit) => ({
    state: visit.state?.state,
    modes: visit.modes.map(({ id }) => id),
  }));
}

test('a page as loaded is opened small, large and without script, whatever it is shown in', () => {
  expect(visited(asLoaded, modeNames).map(({ modes }) => modes)).toEqual([
    ['small light', 'small dark', '320 px', 'text 200 %', 'text spacing'],
    ['large light', 'large dark', 'forced colours', 'reduced motion', 'print'],
    ['no script'],
  ]);
});

test('a state is brought about anew in each window, because it might not outlast another', () => {
  expect(visited('quote mistakes', ['small light', '320 px', 'small dark'])).toEqual([
    { state: 'quote mistakes', modes: ['small light', 'small dark'] },
    { state: 'quote mistakes', modes: ['320 px'] },
  ]);
});

test('a state of large windows stays in one, also on paper', () => {
  expect(visited('service menu open', ['large light', 'print'])).toEqual([
    { state: 'service menu open', modes: ['large light', 'print'] },
  ]);
});

test('only what is asked for on a page is visited', () => {
  const other = { page: 'team', locale: 'en', state: asLoaded, mode: 'print' };
  expect(visitsFor([examplePage], [other])).toEqual([]);
});
