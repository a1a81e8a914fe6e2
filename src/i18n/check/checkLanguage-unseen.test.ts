import { expect, test } from 'vitest';
import { checkTexts as check } from './testing/checkTexts.ts';

const postman =
  'We explore with Postman and write tests with REST Assured for Java, from Monday on, in India.';

test.each<[what: string, told: string, locale: string, english: string, text: string]>([
  ['a note in brackets', 'untranslated', 'fr', 'Team', '[à traduire]'],
  ['what a spreadsheet leaves', 'untranslated', 'ar', 'Language', '#N/A'],
  ['what an export leaves', 'untranslated', 'fr', 'Resize', 'null'],
  ['bold of Markdown', 'unsafe-markup', 'ar', 'No server.', 'لا يوجد **خادم**.'],
  ['code of Markdown', 'unsafe-markup', 'fr', 'Open the menu', 'Ouvrez le `menu`'],
  ['a link of Markdown', 'unsafe-markup', 'fr', 'Our team', '[Notre équipe](/team)'],
  ['a word in Latin letters', 'latin-word', 'ar', 'There is a problem', 'توجد mushkila'],
  ['a name that a machine translated', 'name', 'fr', postman, 'Nous explorons avec Facteur.'],
  ['a vowel in two parts', 'homoglyph', 'mr', 'Animation', '\u0905\u0945निमेशन'],
  ['a Bengali vowel in two parts', 'homoglyph', 'bn', 'Our team', '\u0985\u09beমাদের দল'],
  ['the sign of an object', 'control-character', 'ar', 'One team', 'فريق واحد\ufffc'],
  ['an annotation', 'control-character', 'ar', 'One team', 'فريق\ufff9 واحد'],
  [
    'a short Spanish sentence in a French file',
    'wrong-language',
    'fr',
    'An error happened. Please try again.',
    'Se ha producido un error. Inténtelo de nuevo.',
  ],
  [
    'Italian in a French file',
    'wrong-language',
    'fr',
    'They keep a login or a cart. This site has neither.',
    'Conservano un accesso o un carrello della spesa. Questo sito non ha né l’uno né l’altro.',
  ],
  ['letters of Spanish', 'wrong-language', 'fr', 'Twelve years', 'Doce años y más mañana'],
  ['a range turned round', 'changed-number', 'mr', '2 to 6 weeks', '6 ते 2 आठवडे'],
  ['a range turned round at a dash', 'changed-number', 'fr', '3–6 months', '6–3 mois'],
])('%s is told as %s', (_, told, locale, english, text) => {
  expect(check(locale, { a: [english, text] })).toContain(`a ${told}`);
});

test.each<[what: string, locale: string, english: string, text: string]>([
  ['brackets as in the English', 'fr', '[not set yet]', '[non encore définie]'],
  ['zero in German', 'de', 'Zero', 'Null'],
  ['an asterisk', 'ar', '*', '*'],
  ['grave accents for apostrophes are no Markdown, and', 'fr', 'The art', 'L`art et l`or'],
  ['stars for a note', 'fr', 'Price* and tax*', 'Prix* et taxes*'],
  ['a word that the English has', 'ru', 'Tests with pytest', 'Тесты с pytest'],
  ['an address', 'ru', 'See the site', 'Смотрите example.test/путь'],
  ['an international word', 'ja', 'Our website', '私たちのweb'],
  [
    'names kept and days translated',
    'fr',
    postman,
    'Nous explorons avec Postman et testons avec REST Assured pour Java, dès lundi, en Inde.',
  ],
  [
    'a name with an ending',
    'cs',
    'We write it in Python and Java for you.',
    'Napíšeme to v Pythonu a Javě pro vás.',
  ],
  ['a range', 'mr', '2 to 6 weeks', '2 ते 6 आठवडे'],
  ['a range from more to less', 'fr', 'From 9 to 5', 'De 9 à 5'],
  ['French with words of Spanish in it', 'fr', 'A visit in Spain', 'Une visite de El Corte Inglés'],
])('%s is right', (_, locale, english, text) => {
  const found = check(locale, { a: [english, text] });
  const asked = /empty|markup|latin-word|name|homoglyph|control|wrong-language|changed-number/u;
  expect(found.filter((told) => asked.test(told))).toEqual([]);
});

test('one and many alike are told where the English tells them apart', () => {
  const plural = (one: string, other: string) => ({
    a_one: ['{{count}} family', `{{count}} ${one}`] as [string, string],
    a_other: ['{{count}} families', `{{count}} ${other}`] as [string, string],
  });
  expect(check('fr', plural('famille', 'famille'))).toContain('a_one plural-alike');
  expect(check('fr', plural('famille', 'familles'))).toEqual([]);
  expect(check('mr', plural('सेवागट', 'सेवागट'))).toEqual([]);
});

test('the letters of a language’s own name are looked at as those of its texts are', () => {
  expect(check('fr', {}, 'Franc\u0327ais')).toEqual(['name not-nfc']);
  expect(check('fr', {}, 'Fran\u200bçais')).toEqual(['name invisible']);
  expect(check('fr', {}, 'Français')).toEqual([]);
});

test('quotation marks of the second kind are told where the other texts have the first', () => {
  const quoted = (mark: string) =>
    Object.fromEntries(
      ['Devis', 'Prix', 'Nom', 'Mois', 'Jour'].map((word, place) => [
        `k${place}`,
        [`The “${word}”`, `Le ${mark.replace(' ', `\u00a0${word}\u00a0`)}`] as [string, string],
      ]),
    );
  const odd: [string, string] = ['The option “By email”', 'L’option “Par e-mail”'];
  expect(check('fr', { ...quoted('« »'), odd })).toEqual(['odd quotes']);
  expect(check('fr', { ...quoted('“ ”'), odd }).filter((told) => /quotes/u.test(told))).toEqual([]);
});

test('one word with one purpose is said in one way, and may differ where it has two', () => {
  const close = (text: string): [string, string] => ['Close', text];
  expect(check('ar', { 'a.close': close('إغلاق'), 'b.close': close('إقفال') })).toContain(
    'b.close consistency',
  );
  expect(check('ar', { 'a.close': close('إغلاق'), 'b.near': close('قريب') })).toEqual([]);
});
