import { expect, test } from 'vitest';
import { checkPublished } from './checkPublished.ts';

const check = (html: string) => () => checkPublished('about-us/index.html', html);

test.each([
  ['a style attribute', '<p class="lead" style="color:red">x</p>', '<p class="lead" style="'],
  ['a style attribute on a new line', '<p\nstyle="color:red">', '<p\nstyle="'],
  ['a style element', '<style>p{}</style>', '<style>'],
  ['a style element with a media', '<style media="print">p{}</style>', '<style '],
  ['an inline script', '<script>alert(1)</script>', '<script>'],
  ['an inline module', '<script type="module">alert(1)</script>', '<script type="module">'],
  ['a style attribute in capitals', '<p STYLE="color:red">', '<p STYLE="'],
  ['an address that is a script', '<a href="javascript:go()">x</a>', '<a href="javascript:'],
  ['a picture in an address', '<img src="data:image/png;base64,x"/>', '<img src="data:'],
  ['an event attribute', '<button onclick="go()">x</button>', '<button onclick="'],
])('%s is refused with the file and the tag', (_what, html, tag) => {
  expect(check(`<main>${html}</main>`)).toThrow(
    `about-us/index.html: expected no inline style or script, got ${tag}`,
  );
});

test.each([
  ['a script of the site', '<script type="module" src="/assets/browser.js"></script>'],
  [
    'the data of an island',
    '<script type="application/json">{"a":"<p style=x onclick=y>"}</script>',
  ],
  ['structured data', '<script type="application/ld+json">{"@type":"Organization"}</script>'],
  ['a word that only looks like one', '<p data-style="x" data-on="y">style="x" onclick="y"</p>'],
])('%s is let through', (_what, html) => {
  expect(check(`<main>${html}</main>`)).not.toThrow();
});

test('a long tag is cut in the message', () => {
  expect(check(`<p style="${'x'.repeat(1000)}">`)).toThrow(/x{100,200}\. Use a class/u);
});
