import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { headingFaces } from '../../src/pictures/headingFaces.ts';
import { company } from '../../src/site/company.ts';
import { isWholePng } from '../../src/pictures/isWholePng.ts';
import { readBuiltSite, type BuiltPage } from '../testing/builtSite.ts';

const dist = join(import.meta.dirname, '../../dist');

const site = readBuiltSite();
const listed = site.pages.filter(({ isAnswer }) => !isAnswer);

function sharingOf(page: BuiltPage, name: string): string[] {
  const tags = page.document.querySelectorAll(`meta[property="${name}"], meta[name="${name}"]`);
  return Array.from(tags, (tag) => tag.getAttribute('content') ?? '');
}

/** The picture's path in the published folder, whatever the site's origin is. */
function pathOf(page: BuiltPage): string {
  return new URL(sharingOf(page, 'og:image')[0] ?? '', 'https://none.example').pathname;
}

function titleOf(page: BuiltPage): string {
  return sharingOf(page, 'og:title')[0] ?? '';
}

test('every listed page has one picture, whole and of the size that it says', () => {
  expect(listed.length).toBeGreaterThan(0);
  for (const page of listed) {
    expect(sharingOf(page, 'og:image'), page.file).toHaveLength(1);
    expect(sharingOf(page, 'og:image')[0], page.file).toMatch(
      /^https:\/\/[^/]+\/assets\/social\//u,
    );
    expect(sharingOf(page, 'og:image:width')).toEqual(['1200']);
    expect(sharingOf(page, 'og:image:height')).toEqual(['630']);
    const png = readFileSync(join(dist, pathOf(page)));
    expect(isWholePng(png, 1200, 630), pathOf(page)).toBe(true);
    expect(png.length, `${page.file}: bytes`).toBeLessThan(40_000);
  }
});

test('a shared page shows its own title, sentence, address and kind', () => {
  for (const page of listed) {
    const { document } = page;
    const description = document.querySelector('meta[name="description"]')?.getAttribute('content');
    const address = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
    expect(document.title).toContain(titleOf(page));
    expect(titleOf(page)).not.toBe('');
    expect(sharingOf(page, 'og:description')).toEqual([description]);
    expect(sharingOf(page, 'og:url')).toEqual([address]);
    expect(sharingOf(page, 'og:type')).toEqual(['website']);
    expect(sharingOf(page, 'og:locale')[0]).toMatch(
      new RegExp(`^${page.locale.split('-')[0]}_[A-Z]{2}$`, 'u'),
    );
    expect(sharingOf(page, 'twitter:card')).toEqual(['summary_large_image']);
  }
});

test('whoever cannot see a picture is told what it shows, in the language of the page', () => {
  for (const page of listed) {
    const [text = ''] = sharingOf(page, 'og:image:alt');
    expect(text, page.file).toContain(company.product);
    const isWritten = text.includes(titleOf(page));
    const { script } = site.manifest.locales.find(({ code }) => code === page.locale) ?? {};
    expect(isWritten, `${page.file}: the title is in the picture`).toBe(
      headingFaces[script ?? ''] !== undefined,
    );
  }
});

test('no two pages whose titles differ share a picture that shows the title', () => {
  const titles = new Map<string, string>();
  for (const page of listed) {
    if (!(sharingOf(page, 'og:image:alt')[0] ?? '').includes(titleOf(page))) continue;
    expect(titles.get(pathOf(page)) ?? titleOf(page), page.file).toBe(titleOf(page));
    titles.set(pathOf(page), titleOf(page));
  }
  expect(titles.size).toBeGreaterThan(1);
});

test('answers to posts and to unknown addresses have nothing to share', () => {
  const answers = site.pages.filter(({ isAnswer }) => isAnswer);
  expect(answers.length).toBeGreaterThan(0);
  const shared = answers.filter(({ document }) => document.querySelector('[property^="og:"]'));
  expect(shared.map(({ file }) => file)).toEqual([]);
});

test('every published picture belongs to a page and may be kept for ever', () => {
  const used = new Set(listed.map((page) => pathOf(page).slice(1)));
  const published = globSync('assets/social/*', { cwd: dist }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  expect(published.toSorted()).toEqual([...used].toSorted());
  for (const file of used) {
    expect(site.manifest.files).toContainEqual({ file, isImmutable: true });
  }
});
