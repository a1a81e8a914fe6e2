import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offerLanguage } from './offers.ts';

beforeEach(() => {
  document.documentElement.lang = 'en';
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  document.body.innerHTML = '';
  document.documentElement.lang = '';
});

function offer(code: string): string {
  return `<p lang="${code}"><a href="/${code}/">${code}</a> <button>no ${code}</button></p>`;
}

/** Opens a page that exists in English, Arabic and Hindi. */
function open(...wishes: readonly string[]): void {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(wishes);
  document.body.innerHTML =
    '<nav><a hreflang="ar" href="/ar/">Arabic</a></nav>' +
    `<div data-offers><p data-visible>Latur</p>${offer('ar')}${offer('hi')}</div>`;
  offerLanguage();
}

/** What stands in the room. */
function shown(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-visible]')].map(
    (element) => element.lang || element.textContent,
  );
}

function decline(code: string): Promise<void> {
  return userEvent.click(screen.getByRole('button', { name: `no ${code}` }));
}

test.each([
  [['ar-EG', 'en'], ['ar']],
  [['fr', 'hi', 'ar'], ['hi']],
])('to who reads %j the page is offered in %j', (wishes, expected) => {
  open(...wishes);
  expect(shown()).toEqual(expected);
});

test.each([[['en-GB', 'ar']], [['fr']], [[]]])('to who reads %j nothing is offered', (wishes) => {
  open(...wishes);
  expect(shown()).toEqual(['Latur']);
});

test('an offer leaves the focus and the page where they are', () => {
  const address = location.href;
  open('ar');
  expect(document.activeElement).toBe(document.body);
  expect(location.href).toBe(address);
});

test('who declines sees what stood there before, and the focus is on the language in the picker', async () => {
  open('ar');
  await decline('ar');
  expect(shown()).toEqual(['Latur']);
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Arabic' }));
});

test('who has declined is never asked again about that language, but may be about another', async () => {
  open('ar');
  await decline('ar');
  open('hi');
  await decline('hi');
  for (const wish of ['ar', 'hi']) {
    open(wish);
    expect(shown()).toEqual(['Latur']);
  }
});

test('to who has declined one language another that they read is not pressed on instead', async () => {
  open('ar', 'hi');
  await decline('ar');
  open('ar', 'hi');
  expect(shown()).toEqual(['Latur']);
});

test('with storage switched off an offer can be declined for this page', async () => {
  const refuse = (): never => {
    throw new DOMException('Storage is switched off.', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  open('ar');
  await decline('ar');
  expect(shown()).toEqual(['Latur']);
});

test('a page that exists in one language is left as it is', () => {
  document.body.innerHTML = '<div><p data-visible>Latur</p></div>';
  offerLanguage();
  expect(shown()).toEqual(['Latur']);
});
