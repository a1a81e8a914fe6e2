import { expect, test } from 'vitest';
import en from '../../locales/en/subscription.json' with { type: 'json' };
import thanks from '../../locales/en/thanks-newsletter.json' with { type: 'json' };
import forms from '../../locales/en/forms.json' with { type: 'json' };
import type { Occasion, Receipt } from '../delivery/rendering.ts';
import { locales } from '../i18n/catalogue.ts';
import { pathOf } from '../site/urls.ts';
import { render } from './render.tsx';

function draw(occasion: Occasion = {}, id: 'subscription' | 'thanks-newsletter' = 'subscription') {
  const html = render({ id, locale: 'en', ...occasion });
  return new DOMParser().parseFromString(html, 'text/html');
}

const email = '<b>a</b>@example.com';

test.each(['confirm', 'unsubscribe'] as const)(
  'a link that asks (%s) shows the address, and one button that posts to it',
  (state) => {
    const page = draw({ subscription: { state, email } });
    const main = page.querySelector('main');
    const words = en[state];
    expect(main?.querySelector('h1')?.textContent).toBe(words.heading);
    expect(main?.textContent).toContain(words.lead.replace('{{address}}', email));
    expect(main?.querySelector('b')).toBeNull();
    const form = main?.querySelector('form');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', null]);
    expect(Array.from(main?.querySelectorAll('button') ?? [], (one) => one.textContent)).toEqual([
      words.submit,
    ]);
    expect(page.title).toContain(words.heading);
  },
);

test.each([
  ['confirmed', email],
  ['unsubscribed', undefined],
] as const)('what was asked and done (%s) is told, and asks no more', (state, address) => {
  const page = draw({ subscription: { state, ...(address && { email: address }) } });
  const main = page.querySelector('main');
  const words = en[state];
  expect(main?.querySelector('h1')?.textContent).toBe(words.heading);
  expect(main?.textContent).toContain(words.lead.replace('{{address}}', address ?? ''));
  expect(main?.querySelector('form, button')).toBeNull();
  expect(page.title).toContain(words.heading);
});

test('the page in another language answers the same link', () => {
  const languages = (page: Document) =>
    Array.from(page.querySelectorAll('a[hreflang]'), (link) => link.getAttribute('href'));
  const query = 'confirm=a.b&more=1';
  const asked = draw({ subscription: { state: 'confirm', email }, query });
  const own = locales.map(({ code }) => pathOf('subscription', code));
  expect(languages(asked)).toEqual(own.map((path) => `${path}?${query}`));
  expect(languages(draw())).toEqual(own);
  expect(own).toContain('/ar/newsletter');
});

test('a link that does not work leads to a new one', () => {
  const page = draw();
  expect(page.querySelector('main')?.textContent).toContain(
    en.lead.replace('{{days, number}}', '7').replace('{{email}}', 'hello@techeon.example'),
  );
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

test('who signed up is told to confirm where a link was mailed, and only there', () => {
  const receipt: Receipt = {
    kind: 'newsletter',
    reference: '1234-5678',
    receivedAt: '2026-01-31T20:15:00.000Z',
    body: { email: 'a@example.com' },
  };
  const textOf = (occasion: Occasion) =>
    draw(occasion, 'thanks-newsletter').querySelector('main')?.textContent;
  expect(textOf({ receipt: { ...receipt, isToBeConfirmed: true } })).toContain(
    forms.receipt.confirm,
  );
  expect(textOf({ receipt })).not.toContain(forms.receipt.confirm);
  expect(textOf({ receipt })).toContain(thanks.lead);
});
