import { expect, test } from 'vitest';
import { conventionsOf, knownLanguages } from './conventions.ts';
import { checkTexts } from './testing/checkTexts.ts';

test.each<[what: string, locale: string, english: string, text: string]>([
  ['Arabic quotes as CLDR has them', 'ar', 'The “name”', 'هذا ”الاسم“'],
  ['Persian quotes in quotes', 'fa', 'The “name”', 'این ‹نام›'],
  ['Hebrew quotes that close as they open', 'he', 'The “name”', 'כאן ”השם”'],
  ['a full stop inside of German quotes', 'de', 'He says “yes.”', 'Er sagt »ja.«'],
  ['a danda in Punjabi', 'pa', 'We reply today.', 'ਅਸੀਂ ਅੱਜ ਜਵਾਬ ਦਿੰਦੇ ਹਾਂ।'],
  ['a full stop of Pashto', 'ps', 'We reply today.', 'موږ نن ځواب ورکوو۔'],
  ['a full stop of Ol Chiki', 'sat', 'This is good.', 'ᱱᱚᱣᱟ ᱫᱚ ᱵᱮᱥ ᱜᱮᱭᱟ᱾'],
  ['a Syriac question', 'syr', 'What is this?', 'ܡܢܐ ܐܝܬܘܗܝ ܗܢܐ؟'],
  ['an Armenian question', 'hy', 'What is this?', 'Ի՞նչ է սա։'],
  ['a Burmese question', 'my', 'Is this good?', 'ဒါ ကောင်းသလား။'],
  ['a Khmer colon', 'km', 'We build:', 'យើងសាងសង់៖'],
  ['a name with a shad', 'bo', 'Oceania', 'ཨོཤི་ཡཱན་ན།'],
  ['an abbreviation at the end', 'es', 'Offices in the US', 'Oficinas en EE. UU.'],
  ['the letter o‘', 'uz', 'Uzbekistan', 'O‘zbekiston'],
  ['the sign of the rial', 'fa', 'A price in rials', 'قیمت به ﷼'],
  ['a joiner behind a vowel mark', 'fa', 'The books of', 'کتابِ\u200cهای'],
  ['the shape of a kanji', 'ja', 'Katsushika in Tokyo', '東京の葛\u{e0100}飾区'],
  ['ten in Turkish', 'tr', 'Ten people', 'On kişi'],
  ['eleven in Turkish', 'tr', 'Eleven people', 'On bir kişi'],
  ['eleven in Arabic', 'ar', 'Eleven offices', 'أحد عشر مكتبا'],
  ['eleven in Hebrew', 'he', 'Eleven people', 'אחד עשר אנשים'],
  ['eleven in Japanese', 'ja', 'Eleven people', '十一人です'],
  ['eleven in Korean', 'ko', 'Eleven people', '열한 명이 있습니다'],
])('%s is right', (_, locale, english, text) => {
  expect(checkTexts(locale, { a: [english, text] })).toEqual([]);
});

test.each<[what: string, told: string, locale: string, english: string, text: string]>([
  ['a Latin i for the word і', 'homoglyph', 'uk', 'Design and texts', 'Дизайн i тексти'],
  ['a Cyrillic н in a Latin word', 'homoglyph', 'fr', 'Design', 'Desigн'],
  ['a Greek Γ in a Russian word', 'homoglyph', 'ru', 'Chapter', 'Γлава'],
  ['an Armenian ո in a French word', 'homoglyph', 'fr', 'Universe', 'Uոivers'],
  ['a wide Hebrew letter', 'homoglyph', 'he', 'Our team', 'הצוות של\ufb20נו'],
  ['half a Hindi letter', 'homoglyph', 'hi', 'An account', 'ख\u094d\u093eता'],
  ['a Bengali ৎ in three parts', 'homoglyph', 'bn', 'A feast', 'উ\u09a4\u09cd\u200dসব'],
  ['a Sinhala ඒ in two parts', 'homoglyph', 'si', 'That one', '\u0d91\u0dcaක'],
  ['what is no character', 'control-character', 'fr', 'Quote', 'Devis\u{1fffe}'],
  ['a straight quotation mark, wide', 'quotes', 'ja', 'The name', '＂名前＂です'],
  ['seventh for ninth', 'number-word', 'es', 'The ninth week', 'La séptima semana'],
  ['four for five', 'number-word', 'ar', 'Five days', 'أربعة أيام'],
])('%s is told as %s', (_, told, locale, english, text) => {
  expect(checkTexts(locale, { a: [english, text] })).toContain(`a ${told}`);
});

test.each([
  ['sat', 'olck', '᱓ ᱢᱟᱦᱟ'],
  ['ccp', 'cakm', '𑄹 𑄘𑄨𑄚𑄴'],
])('the digits of %s are read', (locale, system, text) => {
  expect(checkTexts(locale, { a: ['3 days', text] }, 'x', system)).toEqual([]);
  expect(checkTexts(locale, { a: ['4 days', text] }, 'x', system)).toContain('a changed-number');
});

test.each([
  ['nl', 'ä'],
  ['pt', 'ò'],
  ['vi', 'ơ'],
])('%s has the letter %s', (base, letter) => {
  expect(conventionsOf(base, 'Latn').letters).toContain(letter);
});

test('no word stands for two numbers', () => {
  const twice = knownLanguages.flatMap(({ base, script }) => {
    const words = [...conventionsOf(base, script).numbers.values()].flat();
    return words.filter((word, place) => words.indexOf(word) !== place);
  });
  expect(twice).toEqual([]);
});

test('quotes that close as they open are a habit too', () => {
  const quoted = ['Tarjous', 'Hinta', 'Nimi', 'Kuukausi', 'Vuosi'].map(
    (word, place) => [`k${place}`, [`The “${word}”`, `Tämä ”${word}”`]] as const,
  );
  const texts = Object.fromEntries(
    quoted.map(([key, [en, fi]]) => [key, [en, fi] as [string, string]]),
  );
  expect(checkTexts('fi', { ...texts, odd: ['The “day”', 'Tämä »päivä»'] })).toEqual([
    'odd quotes',
  ]);
});
