import { expect, test } from 'vitest';
import { asReplacement, type Edit } from './change.ts';
import { asBoxes, withAttribute, withoutAttribute, withValue } from './editPage.ts';
import { readPage } from './readPage.ts';

const html = '<p class="a b" charSet=\'x&amp;y\'>One <b>two</b><br/></p>';
const page = readPage({ path: '/', file: 'index.html', html });
const find = (selector: string): Element => {
  const element = page.document.querySelector(selector);
  if (element === null) throw new Error(`Expected an element ${selector}.`);
  return element;
};
const edited = (edits: readonly Edit[]): string => {
  const { original, replacement } = asReplacement(html, { edits });
  return html.replace(original, () => replacement);
};

test('an attribute is added, changed and taken away where it stands', () => {
  const original = '<p class="a b" charSet=\'x&amp;y\'>';
  const as = (tag: string) => html.replace(original, tag);
  expect(edited(withAttribute(page, find('p'), 'hidden'))).toBe(
    as('<p hidden class="a b" charSet=\'x&amp;y\'>'),
  );
  expect(edited(withValue(page, find('p'), 'charset', 'z'))).toBe(
    as('<p class="a b" charset="z">'),
  );
  expect(edited(withoutAttribute(page, find('p'), 'charset'))).toBe(as('<p class="a b">'));
  expect(withoutAttribute(page, find('p'), 'id')).toEqual([]);
  expect(withValue(page, find('p'), 'id', 'a')).toEqual([]);
});

test('elements become boxes, whether one lies in the other or has no end tag', () => {
  expect(edited(asBoxes(page, [find('p'), find('b'), find('br')]))).toBe(
    html
      .replaceAll('p>', 'div>')
      .replace('<p', '<div')
      .replaceAll('b>', 'div>')
      .replace('br', 'div'),
  );
});
