import { afterEach, beforeEach, expect, test } from 'vitest';
import { filterList } from './filterList.ts';

beforeEach(() => {
  document.body.innerHTML = `<div data-filtered>
    <section><h2>Cyber Security</h2><ul>
      <li data-words="penetration test">Assessment</li><li>Training</li></ul></section>
    <section><h2>Testing</h2><ul><li data-words="café">Load</li></ul></section></div>`;
});

afterEach(() => {
  document.body.innerHTML = '';
});

function left(typed: string): string[] {
  const count = filterList(typed);
  const items = [...document.querySelectorAll('section:not([hidden]) li:not([hidden])')];
  expect(items).toHaveLength(count);
  return items.map(({ textContent }) => textContent);
}

test('all words that are typed must be there, in the item, its family or its search words', () => {
  expect(left('penetration')).toEqual(['Assessment']);
  expect(left('security train')).toEqual(['Training']);
  expect(left('security load')).toEqual([]);
});

test('case, accents and spaces around do not matter', () => {
  expect(left('  CAFE ')).toEqual(['Load']);
});

test('an empty field shows everything again', () => {
  expect(left('nothing has this')).toEqual([]);
  expect(left(' ')).toEqual(['Assessment', 'Training', 'Load']);
});
