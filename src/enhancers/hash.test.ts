import { afterEach, expect, test } from 'vitest';
import { keepFocus, keepHash } from './hash.ts';

// Once, as a page does: it watches the window, which the tests share.
keepFocus();

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

/** Follows a link as a browser does, or goes through the history, and waits for the address. */
function arrive(go: () => void): Promise<unknown> {
  const arrived = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
  go();
  return arrived;
}

test('[hash/back-focus] [hash/forward-focus] the focus follows the history of a page', async () => {
  document.body.innerHTML =
    '<a href="#end">There</a> <a href="#end">There too</a> <p id="end"></p>';
  const [, link] = document.querySelectorAll('a');
  const end = document.querySelector('p');
  await arrive(() => link?.click());
  expect(document.activeElement).toBe(end);
  await arrive(() => history.back());
  expect(document.activeElement).toBe(link);
  await arrive(() => history.forward());
  expect(document.activeElement).toBe(end);
});

test('[hash/back-focus] a link that is gone, or led nowhere, gets no focus', async () => {
  document.body.innerHTML = '<a href="#end">There</a> <a href="#no">Taken</a> <p id="end"></p>';
  const [link, taken] = document.querySelectorAll('a');
  await arrive(() => link?.click());
  taken?.addEventListener('click', (event) => event.preventDefault());
  taken?.click();
  expect(history.state ?? null).toBeNull();
  link?.remove();
  await arrive(() => history.back());
  expect(document.activeElement).toBe(document.querySelector('p'));
});
