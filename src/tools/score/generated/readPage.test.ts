import { expect, test } from 'vitest';
import { readPage } from './readPage.ts';

const html = '<!doctype html><html lang="en"><body><p charSet="utf-8">One<br/></p></body></html>';
const page = readPage({ path: '/', file: 'index.html', html });
const placeOf = (selector: string) => {
  const element = page.document.querySelector(selector);
  if (element === null) throw new Error(`Expected an element ${selector}.`);
  return page.placeOf(element);
};

test('an element of the document has a place in the text', () => {
  const { startTag, endTag, attrs } = placeOf('p');
  expect(html.slice(startTag.startOffset, startTag.endOffset)).toBe('<p charSet="utf-8">');
  expect(html.slice(endTag?.startOffset, endTag?.endOffset)).toBe('</p>');
  const { startOffset, endOffset } = attrs?.['charset'] ?? {};
  expect(html.slice(startOffset, endOffset)).toBe('charSet="utf-8"');
  expect(placeOf('br').endTag).toBeUndefined();
});

test('an element that only the parser adds has none', () => {
  expect(() => placeOf('head')).toThrow('Expected <head> to stand in index.html');
});

test('things may move, as for most visitors', () => {
  expect(page.document.querySelector('[data-motion=on] p')).not.toBeNull();
});
