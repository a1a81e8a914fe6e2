import { expect, test } from 'vitest';
import { linkTargets, maskLinks, partsOf, withoutLinks } from './linkMarks.ts';

const sentence = 'See [Cloud Management](cloud-management) or [ask](contact-us).';

test('a sentence is cut into its words and its links, in order', () => {
  expect(partsOf(sentence)).toEqual([
    'See ',
    { words: 'Cloud Management', page: 'cloud-management' },
    ' or ',
    { words: 'ask', page: 'contact-us' },
    '.',
  ]);
});

test('a sentence without a link is one piece, and so is an empty one', () => {
  expect(partsOf('No link (here) [or there].')).toEqual(['No link (here) [or there].']);
  expect(partsOf('')).toEqual(['']);
});

test('what is no id of a page makes no link', () => {
  for (const text of ['[a](https://example.com)', '[a](/path)', '[](home)', '[a] (home)', '[a]()'])
    expect(partsOf(text)).toEqual([text]);
});

test('what stands invisibly around a text belongs to the link that begins or ends it', () => {
  expect(partsOf('\u206E\u206A[Services](services)\u206F')).toEqual([
    { words: '\u206E\u206AServices\u206F', page: 'services' },
  ]);
});

test('where no link can stand, its words stay', () => {
  expect(withoutLinks(sentence)).toBe('See Cloud Management or ask.');
});

test('masking leaves every character in its place', () => {
  const masked = maskLinks(sentence, '_');
  expect(masked).toHaveLength(sentence.length);
  expect(masked.indexOf('Cloud')).toBe(sentence.indexOf('Cloud'));
  expect(masked).not.toContain('cloud-management');
});

test('it tells where links lead, and at which character', () => {
  expect(linkTargets(sentence)).toEqual([
    { page: 'cloud-management', at: 4 },
    { page: 'contact-us', at: sentence.indexOf('[ask') },
  ]);
});
