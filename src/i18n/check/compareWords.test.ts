import { expect, test } from 'vitest';
import { compareWords } from './compareWords.ts';
import { formatProblem } from './problem.ts';
import { readWords } from './readWords.ts';

const english = {
  title: '{{title}} | {{product}}',
  lead: 'We reply within 24 hours.',
  pages_one: '{{count, number}} page',
  pages_other: '{{count, number}} pages',
  place_ordinal_one: '{{count, number}}st',
  place_ordinal_two: '{{count, number}}nd',
  place_ordinal_few: '{{count, number}}rd',
  place_ordinal_other: '{{count, number}}th',
  header: { home: 'Home', pause: 'Pause' },
};

function compare(
  translation: object,
  locale: string,
  source: object = english,
  syntax?: 'icu',
): string[] {
  const words = (folder: string, content: object) =>
    readWords(`locales/${folder}/common.json`, JSON.stringify(content, null, 2));
  return compareWords(words('en', source), words(locale, translation), locale, syntax).map(
    formatProblem,
  );
}

const german = {
  ...english,
  place_ordinal_one: undefined,
  place_ordinal_two: undefined,
  place_ordinal_few: undefined,
};

test('the source compared with itself has no problem', () => {
  expect(compare(english, 'en')).toEqual([]);
});

test('a translation with the same keys and placeholders has no problem', () => {
  expect(compare(german, 'de')).toEqual([]);
});

test('a missing key is reported beside its siblings, with the English text', () => {
  expect(compare({ ...german, header: { home: 'Start' } }, 'de')).toEqual([
    'locales/de/common.json:8:13 Expected a text for "header.pause", got none. Add it. English: "Pause"',
  ]);
});

test('a missing key without siblings is reported behind the text that comes before it', () => {
  expect(compare({ ...german, lead: undefined }, 'de')).toEqual([
    'locales/de/common.json:2:12 Expected a text for "lead", got none. Add it. English: "We reply within 24 hours."',
  ]);
});

test('an unknown key is reported with the key it may have meant', () => {
  expect(compare({ ...german, header: { home: 'x', pause: 'x', puase: 'y' } }, 'de')).toEqual([
    'locales/de/common.json:10:14 Expected a key of the source file, got "header.puase". Did you mean "header.pause"? Rename or delete it.',
  ]);
});

test('a text where the source has an object is named as such', () => {
  expect(compare({ ...german, header: 'x' }, 'de')).toContain(
    'locales/de/common.json:7:13 Expected an object with home, pause for "header", got a text. Copy its keys.',
  );
});

test('an object where the source has a text is named as such', () => {
  expect(compare({ ...german, lead: { a: 'x' } }, 'de')).toContain(
    'locales/de/common.json:4:10 Expected a text for "lead", got an object. Write one text.',
  );
});

test.each([
  ['a lost placeholder', 'x | {{title}}', 'Expected {{product}}, got a text without it.'],
  ['an added placeholder', '{{title}}{{product}}{{city}}', 'got {{city}}.'],
  [
    'a mistyped placeholder',
    '{{titel}} | {{product}}',
    'Expected {{title}}, {{product}}, got {{titel}}.',
  ],
  ['a placeholder with a format', '{{title, number}} | {{product}}', 'got {{title, number}}.'],
  [
    'single braces',
    '{title} | {{product}}',
    'Expected placeholders written as {{name}}, got "{title}".',
  ],
  [
    'three braces',
    '{{{title}}} | {{product}}',
    'Expected placeholders written as {{name}}, got "{…}".',
  ],
  [
    'an unclosed brace',
    '{{title | {{product}}',
    'Expected placeholders written as {{name}}, got "{{title | …".',
  ],
  ['full-width braces', '｛｛title｝｝ | {{product}}', 'got "｛｛title｝｝".'],
  ['a printf sign', '%s {{title}} | {{product}}', 'got "%s".'],
  ['a numbered printf sign', '%1$s {{title}} | {{product}}', 'got "%1$s".'],
])('%s is refused', (_what, title, message) => {
  const problems = compare({ ...german, title }, 'de');
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain('locales/de/common.json:2:');
  expect(problems[0]).toContain(message);
});

test.each(['5 < 6', 'AT&T', '100% sicher', '100%', 'Q&A;', 'a > b', '$ta (x)'])(
  '%j is plain text',
  (lead) => {
    expect(compare({ ...german, lead }, 'de')).toEqual([]);
  },
);

test('a number must keep its format, so that it is written in the digits of the language', () => {
  const [problem] = compare({ ...german, pages_other: '{{count}} Seiten' }, 'de');
  expect(problem).toContain('Expected {{count, number}}, got {{count}}.');
});

test('spaces inside a placeholder make no difference', () => {
  expect(compare({ ...german, pages_other: '{{ count,number }} Seiten' }, 'de')).toEqual([]);
});

test('the forms for one and two may leave their number out, no other form may', () => {
  expect(compare({ ...german, pages_one: 'eine Seite' }, 'de')).toEqual([]);
  expect(compare({ ...german, pages_other: 'Seiten' }, 'de')[0]).toContain('{{count, number}}');
});

test('every missing plural form is named with numbers that take it', () => {
  const arabic = { ...german, pages_one: 'صفحة', pages_other: '{{count, number}} صفحة' };
  expect(compare(arabic, 'ar').map((line) => line.split(' English')[0])).toEqual([
    'locales/ar/common.json:5:18 Expected a text for "pages_zero" (the form for 0), got none. Add it.',
    'locales/ar/common.json:5:18 Expected a text for "pages_two" (the form for 2), got none. Add it.',
    'locales/ar/common.json:5:18 Expected a text for "pages_few" (the form for 3, 4, 5), got none. Add it.',
    'locales/ar/common.json:5:18 Expected a text for "pages_many" (the form for 11, 12, 13), got none. Add it.',
  ]);
});

test('a form that only takes fractions or millions is shown by such a number', () => {
  const [czech] = compare({ ...german, pages_few: '{{count, number}}' }, 'cs');
  expect(czech).toContain('"pages_many" (the form for 1.5)');
  const french = compare({ ...german, place_ordinal_one: '{{count, number}}er' }, 'fr');
  expect(french).toHaveLength(1);
  expect(french[0]).toContain('"pages_many" (the form for 1000000)');
});

test('a superfluous plural form is named with the forms of the language', () => {
  expect(compare({ ...german, pages_few: '{{count, number}}' }, 'de')).toEqual([
    'locales/de/common.json:11:16 Expected the plural forms of this language (one, other), got "pages_few". Delete it.',
  ]);
  expect(compare(german, 'ja')[0]).toContain('(other), got "pages_one"');
});

test('ordinal forms follow the ordinal rules of the language', () => {
  const [problem] = compare({ ...german, place_ordinal_two: '{{count, number}}.' }, 'de');
  expect(problem).toContain('(other), got "place_ordinal_two"');
});

test('a source that lacks one of its own plural forms is told', () => {
  const source = { pages_one: '{{count, number}} page' };
  const [problem] = compare(source, 'en', source);
  expect(problem).toContain('Expected a text for "pages_other" (the form for 0, 2, 3), got none.');
});

test('problems come in the order of the file', () => {
  const problems = compare({ x: 'a', ...german, title: 'b', header: { home: '', y: 'z' } }, 'de');
  const lines = problems.map((problem) => Number(problem.split(':')[1]));
  expect(lines).toEqual(lines.toSorted((a, b) => a - b));
});
