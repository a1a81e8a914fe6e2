import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineStyles } from './inlineStyles.ts';

const site = '<link rel="stylesheet" href="/assets/site-abc.css"/>';
const faces = '<link rel="stylesheet" href="/assets/fonts-abc.css"/>';
const files: Record<string, string> = {
  '/assets/site-abc.css': '.card{color:red}.menu{color:blue}.cursor-ring{top:0}\n\t\n',
  '/assets/fonts-abc.css': '@font-face{font-family:A}',
};
const inline = (...htmls: string[]) =>
  inlineStyles(
    htmls.map((html, index) => ({ id: 'about-us', locale: 'en', file: `${index}.html`, html })),
    new Set(['menu']),
    (address) => files[address] ?? expect.fail(address),
  );

test('a page gets the rules for what it has and the faces, and names what comes with parts', () => {
  const { pages, files: published } = inline(
    `<head>${site}${faces}</head><p class="card">Words</p>`,
  );
  const [parts = ''] = published.keys();
  expect(parts).toMatch(/^assets\/parts-[\w-]{6}\.css$/u);
  expect(published.get(parts)).toBe('.menu{color:blue}\n\t\n');
  expect(pages).toEqual([
    {
      id: 'about-us',
      locale: 'en',
      file: '0.html',
      html:
        `<head><style data-parts="/${parts}">.card{color:red}.cursor-ring{top:0}</style>` +
        '<style>@font-face{font-family:A}</style></head><p class="card">Words</p>',
      styles: ['.card{color:red}.cursor-ring{top:0}', '@font-face{font-family:A}'].map(sourceOf),
    },
  ]);
});

test('what a language needs stands with the faces, so that it is no text of its own', () => {
  const css = '[data-script=Arab]{--a:1}.card{left:var(--a)}';
  files['/assets/site-two.css'] = css;
  const { pages } = inline(
    `<html data-script="Arab">${site.replace('abc', 'two')}${faces}<p class="card">`,
  );
  expect(pages[0]?.html).toContain(
    '>.card{left:var(--a)}</style><style>@font-face{font-family:A}[data-script=Arab]{--a:1}</style>',
  );
  expect(pages[0]?.styles).toHaveLength(2);
});

test('a face that is fetched with no page is named on none', () => {
  const local = '@font-face{font-family:A;src:local(A)}';
  const [latin, other] = ['latin', 'other'].map((name) => `@font-face{src:url(/${name}.woff2)}`);
  files['/assets/fonts-two.css'] = `${local}${latin}${other}`;
  const link = '<link rel="stylesheet" href="/assets/fonts-two.css"/>';
  const { pages } = inline(`<link rel="preload" href="/latin.woff2"/>${link}`, link);
  expect(pages.map(({ html }) => html.includes(`<style>${local}${latin}</style>`))).toEqual([
    true,
    true,
  ]);
});

test('the policy of a page allows the texts that stand in it, and none of others', () => {
  const { pages } = inline(
    `${site}<p class="card">One</p>`,
    `${site}<p class="menu">Two</p>`,
    `${site}<p class="menu">Three</p>`,
  );
  const texts = pages.map(({ html }) => /<style[^>]*>(.*)<\/style>/u.exec(html)?.[1] ?? '');
  expect(pages.map(({ styles }) => styles)).toEqual(texts.map((text) => [sourceOf(text)]));
  expect(new Set(texts).size).toBe(2);
});

function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
