import { expect, test } from 'vitest';
import { didYouMean } from './nearest.ts';

test.each([
  ['header.puase', ['header.pause', 'header.home'], 'header.pause'],
  ['heading', ['hero.lead', 'hero.heading'], 'hero.heading'],
  ['abuot-us', ['team', 'about-us', 'contact-us'], 'about-us'],
  ['HOME', ['help-center', 'home'], 'home'],
  ['q', ['qa', 'b'], 'qa'],
])('%s may have meant %j', (typed, known, meant) => {
  expect(didYouMean(typed, known)).toBe(` Did you mean "${meant}"?`);
});

test('nothing is suggested where nothing is known', () => {
  expect(didYouMean('title', [])).toBe('');
});

test.each([
  ['hero.intro', ['hero.team', 'meta.title']],
  ['new-page', ['service-pages', 'home']],
  ['xyz', ['common']],
])('%s is not near to %j', (typed, known) => {
  expect(didYouMean(typed, known)).toBe('');
});
