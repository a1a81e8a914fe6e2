import { afterEach, beforeEach, expect, test } from 'vitest';
import { cameFrom } from './cameFrom.ts';

beforeEach(() => {
  document.body.innerHTML = `<section><p data-came-from hidden>From <bdi></bdi></p>
    <a href="mailto:support@techeon.example">write</a></section>`;
});

afterEach(() => {
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
});

function comeFrom(query: string): { text: string; isShown: boolean; mail: string } {
  history.replaceState(null, '', `/AccessibilityStatement${query}`);
  cameFrom();
  const note = document.querySelector<HTMLElement>('[data-came-from]');
  return {
    text: note?.querySelector('bdi')?.textContent ?? '',
    isShown: note?.hidden === false,
    mail: document.querySelector('a')?.href ?? '',
  };
}

test('the page somebody came from is said, and the mail names it with its language', () => {
  expect(comeFrom('?page=%2Far%2Fcontact-us&language=ar')).toEqual({
    text: '/ar/contact-us',
    isShown: true,
    mail: 'mailto:support@techeon.example?subject=%2Far%2Fcontact-us%20(ar)',
  });
});

test.each([
  '',
  '?page=%2Fcontact-us',
  '?page=https%3A%2F%2Fevil.example&language=en',
  '?page=%2Fa%20page%20that%20says%20call%20me&language=en',
  '?page=%2Fcontact-us&language=%3Cb%3E',
])('an address with "%s" changes nothing', (query) => {
  expect(comeFrom(query)).toEqual({
    text: '',
    isShown: false,
    mail: 'mailto:support@techeon.example',
  });
});
