import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { offerLanguage } from './offers.ts';

beforeEach(() => {
  document.documentElement.lang = 'en';
  publish('ar', 'hi', 'fr');
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  document.body.innerHTML = '';
  document.documentElement.lang = '';
});

function offer(code: string): string {
  return `<p lang="${code}"><a>${code}</a> <button>no ${code}</button></p>`;
}

const address = '/assets/offers-1.json';

/** Opens a page that exists in English, Arabic and Hindi, and no more in French. */
function open(...wishes: readonly string[]): Promise<void> {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(wishes);
  const link = (code: string) => `<a hreflang="${code}" href="/${code}/#form">in ${code}</a>`;
  document.body.innerHTML =
    `<div class="utility-bar"><nav>${link('en')}${link('ar')}${link('hi')}<a hreflang="fr" href="/fr/" data-elsewhere>fr</a></nav>` +
    `<div data-offers="${address}"><p data-visible>Latur</p></div></div>`;
  return offerLanguage();
}

/** Answers every request with the offers of some languages. */
function publish(...codes: readonly string[]) {
  const offers = Object.fromEntries(
    codes.map((code) => [code, { dir: 'rtl', text: code, decline: `no ${code}` }]),
  );
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(offers));
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
])('to who reads %j the page is offered in %j', async (wishes, expected) => {
  await open(...wishes);
  expect(shown()).toEqual(expected);
});

test.each([[['en-GB', 'ar']], [['fr']], [[]]])(
  'to who reads %j nothing is offered',
  async (wishes) => {
    await open(...wishes);
    expect(shown()).toEqual(['Latur']);
  },
);

test('an offer leaves the focus and the page where they are', async () => {
  const before = location.href;
  await open('ar');
  expect(document.activeElement).toBe(document.body);
  expect(location.href).toBe(before);
});

test('who declines sees what stood there before, and the focus is on the language in the picker', async () => {
  await open('ar');
  await decline('ar');
  expect(shown()).toEqual(['Latur']);
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'in ar' }));
});

test('who has declined is never asked again about that language, but may be about another', async () => {
  await open('ar');
  await decline('ar');
  await open('hi');
  await decline('hi');
  for (const wish of ['ar', 'hi']) {
    await open(wish);
    expect(shown()).toEqual(['Latur']);
  }
});

test('to who has declined one language another that they read is not pressed on instead', async () => {
  await open('ar', 'hi');
  await decline('ar');
  await open('ar', 'hi');
  expect(shown()).toEqual(['Latur']);
});

test('with storage switched off an offer can be declined for this page', async () => {
  const refuse = (): never => {
    throw new DOMException('Storage is switched off.', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  await open('ar');
  await decline('ar');
  expect(shown()).toEqual(['Latur']);
});

test('the offer is in its language, and leads where the list of languages does', async () => {
  await open('ar');
  const link = screen.getByRole('link', { name: 'ar' });
  expect(link).toHaveAttribute('href', '/ar/#form');
  expect(link).toHaveAttribute('hreflang', 'ar');
  expect(link.closest('p')).toHaveAttribute('lang', 'ar');
  expect(link.closest('p')).toHaveAttribute('dir', 'rtl');
  expect(screen.getByRole('button', { name: 'no ar' })).toHaveAttribute('type', 'button');
});

test('the words are fetched for who is offered something, and for nobody else', async () => {
  const fetched = publish('ar', 'hi');
  for (const wish of ['en', 'fr']) await open(wish);
  expect(fetched).not.toHaveBeenCalled();
  await open('ar');
  expect(fetched).toHaveBeenCalledExactlyOnceWith(address);
});

test('an offer that stands in the page is taken as it is', async () => {
  const fetched = publish();
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ar']);
  document.body.innerHTML =
    '<div class="utility-bar"><nav><a hreflang="ar" href="/ar/">in ar</a></nav>' +
    `<div data-offers><p data-visible>Latur</p>${offer('ar')}</div></div>`;
  await offerLanguage();
  expect(shown()).toEqual(['ar']);
  expect(fetched).not.toHaveBeenCalled();
});

test('words in another language that usually stand there are no offer', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ar']);
  const usual = '<p data-visible><span lang="ar">Latur</span></p>';
  document.body.innerHTML =
    '<div class="utility-bar"><nav><a hreflang="ar" href="/ar/">in ar</a></nav>' +
    `<div data-offers="${address}">${usual}</div></div>`;
  await offerLanguage();
  expect(shown()).toEqual(['ar']);
  expect(document.querySelector('[data-offers]')?.innerHTML).toContain(
    '<p><span lang="ar">Latur</span></p>',
  );
});

test('a language without words for it offers nothing', async () => {
  publish('hi');
  await open('ar');
  expect(shown()).toEqual(['Latur']);
});

test('a page that exists in one language is left as it is', async () => {
  document.body.innerHTML = '<div><p data-visible>Latur</p></div>';
  await offerLanguage();
  expect(shown()).toEqual(['Latur']);
});
