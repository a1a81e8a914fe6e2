import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { drawTitled } from '../../src/pictures/drawing/drawPicture.tsx';
import type { PublishedPage } from '../../src/delivery/manifest.ts';
import type { Lettering } from '../../src/delivery/rendering.ts';
import { root } from '../../src/project/root.ts';
import { headingLineOf } from '../../src/site/headingLine.ts';
import { routeOf } from '../../src/site/routes.ts';
import { loadLettering } from '../../src/pictures/loadLettering.ts';
import { planPictures } from '../../src/pictures/planPictures.ts';
import { readManifest, readPublished } from '../testing/builtSite.ts';

const pages = readManifest().pages.filter(({ id }) => routeOf(id).isUnlisted !== true);

const english = { code: 'en', script: 'Latn', dir: 'ltr' } as const;
const arabic = { code: 'ar', script: 'Arab', dir: 'rtl' } as const;

const letteringFor = loadLettering();
let letter: Lettering;

beforeAll(async () => {
  letter = await letteringFor('Tons', english);
});

/** The address of the picture that a page would have with a title. */
async function pathWith(title: string, page: PublishedPage): Promise<string | undefined> {
  const planned = await planPictures([page], () =>
    drawTitled(title, { id: page.id, locale: english }, letteringFor),
  );
  return planned.get(page.file)?.path;
}

test('a page whose title changes gets another picture, and only then', async () => {
  const [page] = pages;
  if (page === undefined) throw new Error('Expected a page.');
  const html = readPublished(page.file);
  const title = /property="og:title" content="([^"&]+)"/u.exec(html)?.[1] ?? '';
  expect(html).toContain(`${await pathWith(title, page)}"`);
  expect(html).not.toContain(`${await pathWith(`${title}s`, page)}"`);
});

test('the cloth of a picture is the one at the top of its page', async () => {
  const hero = /class="hero__cloth"[^>]*><svg[^>]*>(<path d="[^"]+")/u;
  const withCloth = pages.flatMap((page) => {
    const thread = hero.exec(readPublished(page.file))?.[1];
    return thread === undefined ? [] : [{ page, thread }];
  });
  expect(withCloth.length).toBeGreaterThan(1);
  for (const { page, thread } of withCloth) {
    const { svg } = await drawTitled('', { id: page.id, locale: english }, letteringFor);
    expect(svg.includes(thread), page.file).toBe(true);
  }
});

test('a title in a script that has no heading face leaves name and cloth alone', async () => {
  const locale = { code: 'bo', script: 'Tibt', dir: 'ltr' } as const;
  const drawn = await drawTitled('བཀྲ་ཤིས', { id: 'contact-us', locale }, letteringFor);
  expect(drawn.hasTitle).toBe(false);
  expect(drawn.svg).not.toContain('class="title"');
  expect(drawn.svg).toContain('class="wordmark"');
});

test('a picture needs no font: its title is outlines', async () => {
  const page = { id: 'contact-us', locale: english } as const;
  const { svg, hasTitle } = await drawTitled('Contact Us', page, letteringFor);
  expect(hasTitle).toBe(true);
  expect(svg).toContain('class="title"');
  expect(svg).not.toMatch(/<text|font-family|Contact/u);
});

test('titles are spaced and kerned as headings are', () => {
  const width = (text: string) => letter(text)?.width ?? 0;
  expect(width('To')).toBeLessThan(width('T') + width('o') - 22);
  expect(width('nn')).toBeCloseTo(2 * width('n') - 22);
});

test.each([
  { code: 'hi', script: 'Deva', title: 'ज्ञान और श्रम से बुना हुआ' },
  { code: 'ru', script: 'Cyrl', title: 'Программы от одной команды' },
  { code: 'ja', script: 'Jpan', title: '見える糸で織るソフトウェア' },
  { code: 'ta', script: 'Taml', title: 'மென்பொருள் நெசவு' },
  { code: 'vi', script: 'Latn', title: 'Phần mềm và dữ liệu' },
])('a title in $code is written in its picture', async ({ title, ...facts }) => {
  const page = { id: 'contact-us', locale: { ...facts, dir: 'ltr' } } as const;
  const { svg, hasTitle } = await drawTitled(title, page, letteringFor);
  expect(hasTitle).toBe(true);
  expect(svg).toContain('class="title"');
});

test('letters join, and stand where their word does among words of another direction', async () => {
  const set = await letteringFor('تواصل Techeon', arabic);
  const widthOf = (text: string) => set(text)?.width ?? Number.NaN;
  // Four letters by themselves are wider than the word they join into.
  expect(widthOf('تواصل')).toBeLessThan(
    Array.from('تواصل', widthOf).reduce((sum, width) => sum + width, 0),
  );
  const path = set('تواصل Techeon')?.path() ?? '';
  expect(path.startsWith(set('Techeon')?.path() ?? 'nothing')).toBe(true);
  expect(path.startsWith(set('تواصل')?.path() ?? 'nothing')).toBe(false);
});

test('the lines of a title stand as far apart as those of a heading on the page', () => {
  const css = readFileSync(join(root, 'src/ui/tokens/scale.css'), 'utf8');
  const rules = css.matchAll(
    /(?::root|\[data-(?:script|letters)='(\w+)'\]) \{[^}]*?--line-heading: ([\d.]+)/gu,
  );
  const heights = Array.from(rules, ([, script = 'Zyyy', height]) => [script, Number(height)]);
  expect(heights.length).toBeGreaterThan(2);
  for (const [name, height] of heights) {
    const ofHeading =
      name === 'high' ? headingLineOf('Latn', 'Ẩn') : headingLineOf(String(name), '');
    expect(ofHeading, String(name)).toBe(height);
  }
});
