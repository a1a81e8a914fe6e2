import { expect, test } from 'vitest';
import { generateDefects } from './generateDefects.ts';

const page = (name: string) => ({
  path: `/${name}`,
  file: `${name}.html`,
  html: `<!doctype html><html lang="en"><head><title>${name}</title></head><body><main id="main"><h1>About ${name}</h1><p class="note">Words of ${name}</p><ul><li>One</li><li>Two</li></ul><a href="/">Home</a></main></body></html>`,
});
const site = {
  pages: ['a', 'b', 'c', 'd', 'e'].map(page),
  styles: [{ file: 'assets/site.css', css: '.note{color:red}a{margin:0}' }],
};
const defects = generateDefects(site, 1);

test('the same seed gives the same defects, another seed others', () => {
  expect(JSON.stringify(generateDefects(site, 1))).toBe(JSON.stringify(defects));
  expect(JSON.stringify(generateDefects(site, 2))).not.toBe(JSON.stringify(defects));
});

test('every text to replace stands once in its file, and no two defects are alike', () => {
  const files = new Map([
    ...site.pages.map(({ file, html }): [string, string] => [file, html]),
    ...site.styles.map(({ file, css }): [string, string] => [file, css]),
  ]);
  for (const { file, original, replacement } of defects) {
    expect(files.get(file)?.split(original)).toHaveLength(2);
    expect(replacement).not.toBe(original);
  }
  const planted = defects.map(({ file, original, replacement }) => {
    return `${file}: ${files.get(file)?.replace(original, () => replacement)}`;
  });
  expect(new Set(planted).size).toBe(defects.length);
  expect(new Set(defects.map(({ id }) => id)).size).toBe(defects.length);
});

test('pages come first, each of them again only after all others', () => {
  const isOfPage = ({ file }: { file: string }): boolean => file.endsWith('.html');
  const ofPages = defects.filter(isOfPage).flatMap((defect) => defect.pages);
  expect(defects.slice(ofPages.length).some(isOfPage)).toBe(false);
  const first = ofPages.slice(0, 5);
  expect(new Set(first).size).toBe(5);
  expect(ofPages.slice(5, 10)).toEqual(first);
});

test('a style is spoilt for the pages on which that shows', () => {
  const css = ':focus-visible{outline:thick}.b a:focus-visible:after{outline:auto}.note{color:red}';
  const [first, second] = site.pages.map(({ html, ...rest }, at) => {
    return { ...rest, html: html.replace('class="note"', at === 0 ? 'hidden' : 'class="note"') };
  });
  const pages = [
    { ...page('f'), html: '<title>F</title><p class="b"><a href="/">Home</a></p>' },
    ...(first && second ? [first, second] : []),
  ];
  const found = generateDefects({ pages, styles: [{ file: 'site.css', css }] }, 1)
    .filter(({ file }) => file === 'site.css')
    .map((defect) => [defect.original, defect.pages]);
  expect(Object.fromEntries(found)).toEqual({
    'outline:thick': ['/f', '/a', '/b'],
    'outline:auto': ['/f'],
    'color:red': ['/b'],
  });
});

test('what each operator could do on these pages is done, and no more than so many times', () => {
  const counts = new Map<string, number>();
  for (const { operator } of defects) counts.set(operator, (counts.get(operator) ?? 0) + 1);
  expect(Object.fromEntries(counts)).toEqual({
    'lose a name': 10,
    'mistake a language': 15,
    'mistake a title': 10,
    'lose a heading': 5,
    'lose a list': 15,
    'hide content': 18,
    'fade text': 1,
    'hide the focus': 1,
  });
});

test('a site with nothing on it can lose nothing', () => {
  expect(generateDefects({ pages: [], styles: [] }, 1)).toEqual([]);
});
