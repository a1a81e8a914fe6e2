import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followContents } from './contents.ts';

/** jsdom lays nothing out: three headings, 1000 px apart, in a window that is scrolled so far. */
let scrolledBy = 0;

beforeEach(() => {
  scrolledBy = 0;
  document.body.innerHTML =
    '<nav data-contents><details open></details>' +
    '<a href="#one">One</a> <a href="#two">Two</a> <a href="#three">Three</a></nav>' +
    '<h2 id="one">One</h2> <h2 id="two">Two</h2> <h2 id="three">Three</h2>';
  document.querySelectorAll('h2').forEach((heading, index) => {
    heading.getBoundingClientRect = () => new DOMRect(0, 500 + 1000 * index - scrolledBy, 500, 40);
  });
  vi.stubGlobal('innerHeight', 800);
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
});

function scroll(by: number): void {
  scrolledBy = by;
  dispatchEvent(new Event('scroll'));
}

/** What is marked; exactly one link ever is. */
function current(): string | null {
  return screen.getByRole('link', { current: 'location' }).textContent;
}

test(
  'who comes to a heading of the page finds its entry marked',
  { tags: ['toc/hash', 'S4.22'] },
  () => {
    history.replaceState(null, '', '#two');
    followContents();
    expect(current()).toBe('Two');
  },
);

test(
  'going back in the history marks where one comes back to',
  { tags: ['toc/hash', 'S4.22'] },
  () => {
    followContents();
    history.replaceState(null, '', '#three');
    dispatchEvent(new Event('hashchange'));
    expect(current()).toBe('Three');
  },
);

test('the reader’s own scrolling ends that', { tags: ['toc/choose', 'S4.23'] }, async () => {
  followContents();
  await userEvent.click(screen.getByRole('link', { name: 'Three' }));
  dispatchEvent(new Event('wheel'));
  scroll(1200);
  expect(current()).toBe('Two');
});

test('a page without contents is left as it is', () => {
  document.body.innerHTML = '<h2 id="one">One</h2>';
  followContents();
  expect(document.body.innerHTML).toBe('<h2 id="one">One</h2>');
});
