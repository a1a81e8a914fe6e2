import { expect, test } from 'vitest';
import { checkTexts } from '../testing/checkTexts.ts';

const english = 'Ask [the people](contact-us) who order [Cloud Management](cloud-management).';

test('a translation links to the same pages, in whatever order', () => {
  expect(
    checkTexts('de', {
      a: [
        english,
        'Wer die [Cloud-Verwaltung](cloud-management) bestellt, fragt [die Leute](contact-us).',
      ],
    }),
  ).toEqual([]);
});

test('a link that is lost, that leads elsewhere, or that the English has not, is an error', () => {
  expect(
    checkTexts('de', {
      a: [english, 'Wer die [Cloud-Verwaltung](cloud-management) bestellt, fragt die Leute.'],
      b: [
        `Today: ${english}`,
        'Heute: Wer die [Cloud-Verwaltung](contact-us) bestellt, fragt [alle](contact-us).',
      ],
      c: ['Ask the people who know it.', 'Fragen Sie [die Leute](contact-us), die es wissen.'],
    }),
  ).toEqual(['a link', 'b link', 'b link', 'c link']);
});

test('the words of a link are looked at like all others, its id is not', () => {
  const text = ['Ask [the people](contact-us) who know 3 of it.', 'Fragen Sie [4](contact-us).'];
  expect(checkTexts('de', { a: [text[0] ?? '', text[1] ?? ''] })).toContain('a changed-number');
  expect(
    checkTexts('ru', { a: ['Ask [the people](contact-us) now.', 'Спросите [людей](contact-us).'] }),
  ).toEqual([]);
});

test('other links of Markdown stay refused', () => {
  expect(
    checkTexts('de', { a: ['Ask the people.', 'Fragen Sie [die Leute](https://x.example).'] }),
  ).toContain('a unsafe-markup');
});
