// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { keepHash } from './hash.ts';

afterEach(() => {
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
});

function hrefs(): (string | null)[] {
  return [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
}

test('[language/hash-kept] language links lead to the place of the page one came to', () => {
  history.replaceState(null, '', '/about-us#awards');
  document.body.innerHTML =
    '<a href="/hi/about-us" data-keep-hash>Hindi</a> <a href="/team">Team</a>';
  keepHash();
  expect(hrefs()).toEqual([`${location.origin}/hi/about-us#awards`, '/team']);
});

test('language links follow when one goes to another place of the page', () => {
  document.body.innerHTML = '<a href="/hi/about-us" data-keep-hash>Hindi</a>';
  keepHash();
  history.replaceState(null, '', '#mission');
  dispatchEvent(new Event('hashchange'));
  expect(document.querySelector('a')?.hash).toBe('#mission');
});

test('without a place in the address language links have none', () => {
  document.body.innerHTML = '<a href="/hi/about-us" data-keep-hash>Hindi</a>';
  keepHash();
  expect(document.querySelector('a')?.hash).toBe('');
});
