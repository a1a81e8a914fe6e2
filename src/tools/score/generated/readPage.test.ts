import { expect, test } from 'vitest';
import { readPage, withAttribute, withoutAttribute, withValue } from './readPage.ts';

const html =
  '<!doctype html><html lang="en"><body><p class="a b" charSet=\'x&amp;y\'>One <b>two</b><br/></p>' +
  '<script>var three;</script></body></html>';
const { elements } = readPage({ path: '/', file: 'index.html', html });
const find = (tag: string) => {
  const found = elements.find(({ name }) => name === tag);
  if (found === undefined) throw new Error(`Expected an element ${tag}.`);
  return found;
};

test('elements stand in the order of the document, without those that only the parser adds', () => {
  expect(elements.map(({ name }) => name)).toEqual(['html', 'body', 'p', 'b', 'br', 'script']);
});

test('an element knows its attributes, its words and its place', () => {
  const { attributes, classes, content, parent, startTag, endTag } = find('p');
  expect([...attributes]).toEqual([
    ['class', 'a b'],
    ['charset', 'x&y'],
  ]);
  expect(classes).toEqual(['a', 'b']);
  expect(content.map((part) => (typeof part === 'string' ? part : part.name))).toEqual([
    'One ',
    'b',
    'br',
  ]);
  expect(parent).toBe(find('body'));
  expect(html.slice(startTag.from, startTag.to)).toBe('<p class="a b" charSet=\'x&amp;y\'>');
  expect(html.slice(endTag?.from, endTag?.to)).toBe('</p>');
  expect(find('br').endTag).toBeUndefined();
  expect(find('script').content).toEqual([]);
});

test('an attribute is added, changed and taken away where it stands', () => {
  const changed = (edits: ReturnType<typeof withValue>) =>
    edits.map(({ from, to, text }) => html.slice(0, from) + text + html.slice(to));
  const original = '<p class="a b" charSet=\'x&amp;y\'>';
  expect(changed(withAttribute(find('p'), 'hidden'))).toEqual([
    html.replace(original, '<p hidden class="a b" charSet=\'x&amp;y\'>'),
  ]);
  expect(changed(withValue(find('p'), 'charset', 'z'))).toEqual([
    html.replace(original, '<p class="a b" charset="z">'),
  ]);
  expect(changed(withoutAttribute(find('p'), 'charset'))).toEqual([
    html.replace(original, '<p class="a b">'),
  ]);
  expect(withoutAttribute(find('p'), 'id')).toEqual([]);
});
