import { expect, test } from 'vitest';
import { markPattern, markString, nameInMark, withoutMarks } from './stringMarks.ts';

const title = { locale: 'ar', namespace: 'contact-us', key: 'meta.title' };
const sentence = { locale: 'pt-BR', namespace: 'common', key: 'pages.ui-ux-design_other' };

/** What the marks of a text say, in their order. */
function tell(text: string): (string | object)[] {
  return Array.from(text.matchAll(new RegExp(markPattern, 'gu')), ([, name]) =>
    name === undefined ? 'end' : nameInMark(name),
  );
}

test('a marked text says where it comes from', () => {
  expect(tell(markString(title, 'اتصل بنا'))).toEqual([title, 'end']);
  expect(tell(markString(sentence, ''))).toEqual([sentence, 'end']);
});

test('a text within a text keeps its own name', () => {
  const text = markString(sentence, `Write to ${markString(title, 'Contact')}.`);
  expect(tell(text)).toEqual([sentence, title, 'end', 'end']);
});

test('without its marks a text is what it was', () => {
  const text = '\u2066+91 20\u2069 نص, 2 < 3 👩‍💻 𐐷';
  expect(withoutMarks(markString(title, `${text} ${markString(sentence, text)}`))).toBe(
    `${text} ${text}`,
  );
});

test('no mark holds anything that is drawn', () => {
  expect(markString(title, '')).toMatch(/^\p{Default_Ignorable_Code_Point}+$/u);
});
