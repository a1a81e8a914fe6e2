import { expect, test } from 'vitest';
import { checkTexts } from '../testing/checkTexts.ts';

const terms = [
  { term: 'enquiry', say: ['Anfrage'], not: ['Untersuchung'] },
  { term: 'test data', say: ['Testdaten'], not: [] },
  { term: 'cloud', say: ['Wolke', 'Cloud-'], not: [] },
  { term: 'cookie', say: ['Cookie'], not: [] },
  { term: 'multi-factor authentication', say: ['Mehr-Faktor'], not: [] },
  { term: undefined, say: ['und'], not: ['sowie'] },
];

function told(english: string, text: string, glossary = terms) {
  return checkTexts('de', { a: [english, text] }, 'Deutsch', 'latn', glossary).filter((each) =>
    each.endsWith('glossary'),
  );
}

test.each([
  ['An enquiry comes.', 'Eine Frage kommt.'],
  ['Enquiries come.', 'Fragen kommen.'],
  ['We read the test data.', 'Wir lesen die Daten.'],
  ['An enquiry comes.', 'Eine Untersuchung, die Anfrage kommt.'],
  ['They come.', 'Männer sowie Frauen kommen.'],
  ['It sets cookies.', 'Sie setzt Kekse.'],
  ['With multi-factor authentication.', 'Mit zwei Schlüsseln.'],
])('"%s" is not "%s"', (english, text) => {
  expect(told(english, text)).toEqual(['a glossary']);
});

test.each([
  ['An enquiry comes.', 'Eine Anfrage kommt.'],
  ['Enquiries come.', 'Die ANFRAGEN kommen.'],
  ['It tests the data.', 'Es prüft die Daten.'],
  ['He enquired.', 'Er erkundigte sich.'],
  ['In the cloud.', 'In der Cloud-Umgebung.'],
  ['On Google Cloud.', 'Auf Google Cloud.'],
  ['They come.', 'Die Untersuchung gefällt sowieso.'],
])('"%s" may be "%s"', (english, text) => {
  expect(told(english, text)).toEqual([]);
});

test('a term is told once a text', () => {
  expect(told('An enquiry is an enquiry.', 'Es ist, was es ist.')).toEqual(['a glossary']);
});

test('Arabic vowel signs are written or not', () => {
  const glossary = [{ term: 'machine learning', say: ['تعلّم الآلة'], not: [] }];
  const found = (text: string) =>
    checkTexts('ar', { a: ['We like machine learning.', text] }, 'العربية', 'arab', glossary);
  expect(found('نحب تعلم الآلة.')).toEqual([]);
  expect(found('نحب التعلم.')).toEqual(['a glossary']);
});

test('a language without a glossary is asked nothing', () => {
  expect(told('An enquiry comes.', 'Eine Frage kommt.', [])).toEqual([]);
});
