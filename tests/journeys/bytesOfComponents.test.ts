import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { islandSources, type IslandName } from '../../src/delivery/islandSources.ts';
import { root } from '../../src/project/root.ts';
import { closureOf, laterOf, matches, readDist, scriptsOf } from './testing/builtScripts.ts';
import { earlyIslands } from './testing/earlyIslands.ts';
import { galleryComponents, galleryPath, renderGallery } from './testing/galleryRenderer.ts';
import { settle } from './testing/liveIsland.ts';
import { collectAsked, collectScripts } from './testing/scriptBytes.ts';
import { expect, pages, test } from './testing/site.ts';

/**
 * The largest that the whole stylesheet may be, compressed, what of it comes with parts, and a heading
 * font, which is compressed already: of letters, and of the conjuncts that an Indian language takes.
 */
const budgets = { style: 8300, parts: 4800, font: 12_000, conjuncts: 33_000 };

/** Every page as it is sent: the published ones, and a page for each part of the gallery. */
const documents = [
  ...pages.map(({ path, file }) => ({ path, html: readDist(file) })),
  ...galleryComponents.map((component) => ({
    path: galleryPath(component),
    html: renderGallery(component),
  })),
];

/** What a page fetches by itself beside the entry. */
function enhancersIn(html: string): string[] {
  return matches(html, /data-enhancer="([^"]+)"/gu);
}

function brotliOf(file: string): number {
  return readFileSync(join(root, 'dist', `${file}.br`)).length;
}

/** The islands of a document, by name and with the scripts that each says it needs. */
function islandsOf(html: string): { name: IslandName; scripts: string[] }[] {
  return Array.from(
    html.matchAll(/data-island="([^"]+)"[^>]*data-scripts="([^"]*)"/gu),
    ([, name, scripts = '']) => ({ name: name as IslandName, scripts: scripts.split(' ') }),
  );
}

function componentOf(name: IslandName): string {
  return /(\w+)\.tsx$/u.exec(islandSources[name])?.[1] ?? '';
}

test('every part names all scripts it needs and no other', () => {
  const seen = new Set<IslandName>();
  for (const { path, html } of documents) {
    for (const { name, scripts } of islandsOf(html)) {
      seen.add(name);
      const own = scripts.filter((script) => script.startsWith(`/assets/${componentOf(name)}-`));
      const core = scripts.filter((script) => script.startsWith('/assets/hydrate-'));
      expect([own.length, core.length], `${path} ${name}`).toEqual([1, 1]);
      const needed = [...core, ...own].flatMap((script) => [...closureOf(script)]);
      expect(new Set(scripts), `${path} ${name}`).toEqual(new Set(needed));
    }
  }
  expect([...seen].toSorted()).toEqual(Object.keys(islandSources).toSorted());
});

test('beyond the shared entry no page names a script of a part that is not on it', () => {
  for (const { path, html } of documents) {
    const [entry, ...others] = matches(html, /<script[^>]+src="([^"]+)"/gu);
    expect(others, path).toEqual([]);
    const named = matches(html, /(\/assets\/[^"'\s]+\.js)\b/gu);
    const used = islandsOf(html).flatMap(({ scripts }) => scripts);
    // What only some pages need, such as what offers one in another language, is no part.
    const enhancers = enhancersIn(html);
    expect(new Set(named), path).toEqual(new Set([entry, ...enhancers, ...used]));
  }
});

test('no part of the gallery fetches more than the entry and what that fetches by itself before somebody reaches for it', async ({
  page,
  context,
}) => {
  const asked = collectAsked(context);
  for (const component of galleryComponents) {
    // The entry has run when the page has loaded: what it asks for by itself, it has asked for.
    await page.goto(galleryPath(component));
    const enhancers = enhancersIn(await page.content());
    const own = asked.splice(0).filter((url) => !enhancers.includes(new URL(url).pathname));
    expect(own, component).toEqual([expect.stringContaining('/assets/browser-')]);
  }
});

for (const name of Object.keys(islandSources) as IslandName[]) {
  const { path, viewport, button } = earlyIslands[name];

  test.describe(name, () => {
    test.use({ viewport });

    test('fetches, once reached for, the scripts it names, then those it does without, and no other', async ({
      page,
    }) => {
      await page.goto(path);
      const component = page.locator(`[data-island="${name}"]`);
      const scripts = collectScripts(page);
      await button(component).focus();
      await settle(component);
      // What the page itself needs may come as late.
      const enhancers = new Set(enhancersIn(await page.content()));
      const fetched = (): Set<string> =>
        new Set(scripts.map((script) => new URL(script).pathname)).difference(enhancers);
      const named = await scriptsOf(component);
      const later = laterOf(named);
      expect(fetched().difference(later)).toEqual(new Set(named));
      await expect.poll(fetched).toEqual(later.union(new Set(named)));
    });
  });
}

test('the stylesheet and the heading font of every page stay small', () => {
  for (const { path, html } of documents) {
    const sheets = matches(html, /(?:<link rel="stylesheet" href|<style data-parts)="([^"]+)"/gu);
    const [style = ''] = sheets;
    const most = style.startsWith('/assets/parts-') ? budgets.parts : budgets.style;
    expect(brotliOf(style), path).toBeLessThan(most);
    const texts = [html, ...sheets.map(readDist)];
    const fonts = matches(texts.join(), /url\("?([^")]+\.woff2)"?\)/gu);
    expect(fonts.length, path).toBeGreaterThan(0);
    for (const font of fonts) {
      const budget = /-devanagari-/u.test(font) ? budgets.conjuncts : budgets.font;
      expect(readFileSync(join(root, 'dist', font)).length, font).toBeLessThan(budget);
    }
  }
});
