import { expect, test } from 'vitest';
import newsletter from '../../locales/en/thanks-newsletter.json' with { type: 'json' };
import quote from '../../locales/en/thanks-quote.json' with { type: 'json' };
import { locales } from '../i18n/catalogue.ts';
import { visitorsMails } from './visitorsMails.ts';

const [english] = locales;

function mails() {
  if (english === undefined) expect.fail('Expected a locale, found none.');
  return visitorsMails(english);
}

test('a mail about a request names its number wherever the words do, and stays in one language', () => {
  const { received, next, mistaken, subject } = quote.mail;
  const fill = (text: string) =>
    text
      .replace('{{reference}}', '{reference}')
      .replace('{{product}}', 'Techeon')
      .replace('{{email}}', 'hello@techeon.example');
  expect(mails().quote).toEqual({
    lang: 'en',
    subject: fill(subject),
    text: `${[received, next, mistaken].map(fill).join('\n\n')}\n`,
  });
});

test('in the mail about a sign-up each link stands alone below what it does', () => {
  const { confirm, mistaken } = newsletter.mail;
  const { text } = mails().newsletter;
  const lines = text.split('\n\n').map((line) => line.trim());
  expect(lines.indexOf('{confirm}')).toBe(
    lines.indexOf(confirm.replace('{{product}}', 'Techeon')) + 1,
  );
  expect(lines.indexOf('{unsubscribe}')).toBe(lines.indexOf(mistaken) + 1);
  expect(text).not.toContain('{{');
});

test('every language has every mail, in its own words or whole in English', () => {
  for (const locale of locales) {
    for (const { lang, subject, text } of Object.values(visitorsMails(locale))) {
      expect([locale.code, 'en']).toContain(lang);
      expect(subject.length).toBeGreaterThan(5);
      expect(text.length).toBeGreaterThan(100);
    }
  }
});
