import { afterEach, expect, test, vi } from 'vitest';
import { keepFocus, keepHash } from './hash.ts';

// Once, as a page does: it watches the window, which the tests share.
keepFocus();

afterEach(() => {
  document.body.innerHTML = '';
  history.replaceState(history.state, '', '/');
});

function hrefs(): (string | null)[] {
  return [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
}

test(
  'language links lead to the place of the page one came to',
  { tags: 'language/hash-kept' },
  () => {
    history.replaceState(history.state, '', '/about-us#awards');
    document.body.innerHTML =
      '<a href="/team#people" hreflang="en">Team</a> <p class="utility-bar"><a href="/hi/about-us" hreflang="hi">Hindi</a>' +
      '<a href="/mr/" hreflang="mr" data-elsewhere>Marathi</a></p>';
    keepHash();
    expect(hrefs()).toEqual(['/team#people', `${location.origin}/hi/about-us#awards`, '/mr/']);
  },
);

test('language links follow when one goes to another place of the page', () => {
  document.body.innerHTML =
    '<p class="utility-bar"><a href="/hi/about-us" hreflang="hi">Hindi</a></p>';
  keepHash();
  history.replaceState(history.state, '', '#mission');
  dispatchEvent(new Event('hashchange'));
  expect(document.querySelector('a')?.hash).toBe('#mission');
});

test('without a place in the address language links have none', () => {
  document.body.innerHTML =
    '<p class="utility-bar"><a href="/hi/about-us" hreflang="hi">Hindi</a></p>';
  keepHash();
  expect(document.querySelector('a')?.hash).toBe('');
});

/** Follows a link as a browser does, or goes through the history, and waits for the address. */
function arrive(go: () => void): Promise<unknown> {
  const arrived = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
  go();
  return arrived;
}

/** Follows a link as a browser does: the focus is on it first. */
function follow(link: HTMLElement | undefined): void {
  link?.focus();
  link?.click();
}

test(
  'the place that a link leads to takes the focus, but is no stop of Tab',
  { tags: 'toc/focus' },
  async () => {
    document.body.innerHTML = '<a href="#end">There</a> <h2 id="end">End</h2>';
    await arrive(() => follow(document.querySelector('a') ?? undefined));
    expect(document.activeElement).toBe(document.querySelector('h2'));
    expect(document.querySelector('h2')?.getAttribute('tabindex')).toBe('-1');
  },
);

test('who goes on by Tab before the browser has told of the new place is not taken back', async () => {
  document.body.innerHTML = '<a href="#end">There</a> <h2 id="end">End</h2> <button>Next</button>';
  await arrive(() => {
    follow(document.querySelector('a') ?? undefined);
    document.querySelector('button')?.focus();
  });
  expect(document.activeElement).toBe(document.querySelector('button'));
});

test(
  'a link that is gone, or led nowhere, gets no focus',
  { tags: 'hash/back-focus' },
  async () => {
    document.body.innerHTML = '<a href="#end">There</a> <a href="#no">Taken</a> <p id="end"></p>';
    const [link, taken] = document.querySelectorAll('a');
    await arrive(() => follow(link));
    taken?.addEventListener('click', (event) => event.preventDefault());
    follow(taken);
    link?.remove();
    const end = document.querySelector('p');
    end?.focus();
    await arrive(() => history.back());
    expect(document.activeElement).toBe(end);
  },
);

test('nothing on the window hears clicks, which would make every text of the page clickable', () => {
  const heard = vi.spyOn(window, 'addEventListener').mockImplementation(() => undefined);
  keepFocus();
  expect(heard.mock.calls.map(([type]) => type)).toEqual(['focusin', 'hashchange']);
});
