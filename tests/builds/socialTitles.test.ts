import { beforeAll, expect, test } from 'vitest';
import { drawTitled } from '../../src/pictures/drawing/drawPicture.tsx';
import type { PublishedPage } from '../../src/delivery/manifest.ts';
import type { Lettering } from '../../src/delivery/rendering.ts';
import { routeOf } from '../../src/site/routes.ts';
import { loadLettering } from '../../src/pictures/loadLettering.ts';
import { planPictures } from '../../src/pictures/planPictures.ts';
import { readManifest, readPublished } from '../testing/builtSite.ts';

const pages = readManifest().pages.filter(({ id }) => routeOf(id).isUnlisted !== true);

let letter: Lettering;

beforeAll(async () => {
  letter = await loadLettering();
});

/** The address of the picture that a page would have with a title. */
async function pathWith(title: string, page: PublishedPage): Promise<string | undefined> {
  const planned = await planPictures([page], () =>
    drawTitled(title, { ...page, dir: 'ltr' }, letter),
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

test('the cloth of a picture is the one at the top of its page', () => {
  const hero = /class="hero__cloth"[^>]*><svg[^>]*>(<path d="[^"]+")/u;
  const withCloth = pages.flatMap((page) => {
    const thread = hero.exec(readPublished(page.file))?.[1];
    return thread === undefined ? [] : [{ page, thread }];
  });
  expect(withCloth.length).toBeGreaterThan(1);
  for (const { page, thread } of withCloth) {
    const { svg } = drawTitled('', { ...page, dir: 'ltr' }, letter);
    expect(svg.includes(thread), page.file).toBe(true);
  }
});

test('a title in a script that the heading face lacks leaves name and cloth alone', () => {
  const drawn = drawTitled('تواصلوا معنا', { id: 'contact-us', dir: 'rtl' }, letter);
  expect(drawn.hasTitle).toBe(false);
  expect(drawn.svg).not.toContain('class="title"');
  expect(drawn.svg).toContain('class="wordmark"');
});

test('a picture needs no font: its title is outlines', () => {
  const { svg, hasTitle } = drawTitled('Contact Us', { id: 'contact-us', dir: 'ltr' }, letter);
  expect(hasTitle).toBe(true);
  expect(svg).toContain('class="title"');
  expect(svg).not.toMatch(/<text|font-family|Contact/u);
});

test('titles are spaced and kerned as headings are', () => {
  const width = (text: string) => letter(text)?.width ?? 0;
  expect(width('To')).toBeLessThan(width('T') + width('o') - 22);
  expect(width('nn')).toBeCloseTo(2 * width('n') - 22);
});
