import { expect, test } from 'vitest';
import { chooseLanguage } from './chooseLanguage.ts';

test.each([
  [['ar'], ['en', 'ar'], 'ar'],
  [['ar-EG', 'en'], ['en', 'ar'], 'ar'],
  [['fr', 'ar'], ['en', 'ar'], 'ar'],
  [['en-GB', 'ar'], ['ar', 'en'], 'en'],
  [['AR-eg'], ['en', 'ar'], 'ar'],
  [['iw'], ['en', 'he'], 'he'],
])('who reads %j gets of %j the page in %s', (wishes, languages, expected) => {
  expect(chooseLanguage(wishes, languages)).toBe(expected);
});

test('the same region counts more than the same script, and that more than the language', () => {
  expect(chooseLanguage(['pt-PT'], ['pt-BR', 'pt-PT'])).toBe('pt-PT');
  expect(chooseLanguage(['pt'], ['pt-PT', 'pt-BR'])).toBe('pt-BR');
  expect(chooseLanguage(['zh-HK'], ['zh-CN', 'zh-TW'])).toBe('zh-TW');
  expect(chooseLanguage(['sr-Latn-RS'], ['sr', 'sr-Latn'])).toBe('sr-Latn');
  expect(chooseLanguage(['sr-Latn'], ['en', 'sr'])).toBe('sr');
});

test('of languages that serve a wish equally well the first is taken: the one of the page', () => {
  expect(chooseLanguage(['en-IN'], ['en-US', 'en-GB'])).toBe('en-US');
});

test.each([[[]], [['fr', 'de-CH']], [['c', 'en_US.UTF-8', '']]])(
  'who reads %j gets nothing chosen',
  (wishes) => {
    expect(chooseLanguage(wishes, ['en', 'ar'])).toBeUndefined();
  },
);
