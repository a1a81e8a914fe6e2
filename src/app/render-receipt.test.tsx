import { expect, test } from 'vitest';
import ar from '../../locales/ar/forms.json' with { type: 'json' };
import en from '../../locales/en/forms.json' with { type: 'json' };
import type { Receipt } from '../delivery/rendering.ts';
import { render } from './render.tsx';

const hostile = `<script>alert(1)</script><b onclick='x()'>"&amp; {{product}}`;

const quote: Receipt = {
  kind: 'quote',
  reference: '1234-5678',
  receivedAt: '2026-01-31T20:15:00.000Z',
  body: {
    name: hostile,
    email: 'asha@example.com',
    mobile: '9876543210',
    selectservice: 'DevOps Solutions',
    message: ' one\n\ttwo',
  },
};

const consultation: Receipt = {
  ...quote,
  kind: 'consultation',
  body: { name: 'Asha', company: '', wecontactyou: 'email, call', contactYou: 'EITHER' },
};

function draw(receipt: Receipt, locale = 'en'): { html: string; document: Document } {
  const html = render({ id: `thanks-${receipt.kind}`, locale, receipt });
  return { html, document: new DOMParser().parseFromString(html, 'text/html') };
}

/** Names and values in their order; spaces of `Intl` are of many widths. */
function rowsOf({ document }: ReturnType<typeof draw>): string[][] {
  return [...document.querySelectorAll('main dl > div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent.replaceAll(/[\u00a0\u202f]/gu, ' ')),
  );
}

test('the thank-you page says the number and lists what was sent, as in the form', () => {
  const drawn = draw(quote);
  expect(drawn.document.querySelector('main')?.textContent).toContain(
    en.receipt.number.replace('{{reference}}', '1234-5678'),
  );
  const { name, email, mobile, selectservice, message } = en.quote.fields;
  expect(rowsOf(drawn)).toEqual([
    [name.label, hostile],
    [email.label, 'asha@example.com'],
    [mobile.label, '9876543210'],
    [selectservice.label, 'DevOps Solutions'],
    [message.label, ' one\n\ttwo'],
    [en.receipt.received, 'February 1, 2026 at 1:45 AM GMT+5:30'],
  ]);
});

test('markup that was typed is shown as text and is no part of the page', () => {
  const { html, document } = draw(quote);
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&lt;b onclick=');
  expect(document.querySelector('b[onclick]')).toBeNull();
});

test('in Arabic names, options, digits and date are Arabic, and the number keeps its order', () => {
  const drawn = draw(quote, 'ar');
  const rows = rowsOf(drawn);
  const { selectservice } = ar.quote.fields;
  expect(rows[3]).toEqual([selectservice.label, selectservice.options.cloud]);
  expect(rows.at(-1)?.[1]).toMatch(/^١ فبراير ٢٠٢٦/u);
  expect(drawn.document.querySelector('main bdi[dir=ltr]')?.textContent).toBe('1234-5678');
});

test('of several boxes each is a value, and what was left empty or follows is not listed', () => {
  const { name, wecontactyou } = en.consultation.fields;
  expect(rowsOf(draw(consultation)).slice(0, -1)).toEqual([
    [name.label, 'Asha'],
    [wecontactyou.label, wecontactyou.options.email, wecontactyou.options.call],
  ]);
});

test('without a receipt the page thanks, and speaks of no number', () => {
  const html = render({ id: 'thanks-quote', locale: 'en' });
  const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
  expect(main?.textContent).toContain('business day');
  expect(main?.textContent).not.toContain(en.receipt.heading);
  expect(main?.textContent).not.toContain(en.receipt.number.split('{{')[0]);
});
