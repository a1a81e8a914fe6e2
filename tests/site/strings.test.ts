import { expect, test } from 'vitest';
import { markPattern, withoutMarks } from '../../src/delivery/stringMarks.ts';
import { root } from '../../src/project/root.ts';
import { loadBuild } from '../../src/server/site/loadBuild.ts';
import { company } from '../../src/site/company.ts';
import { routeOf } from '../../src/site/routes.ts';
import { readBuiltSite, readPublished } from '../testing/builtSite.ts';
import { expectNoFaults } from './testing/faults.ts';

const { render } = await loadBuild(root);

/** The first page of each kind in each language: what draws one draws the others of its kind. */
const { manifest, pages } = readBuiltSite();
const firsts = [
  ...new Map(
    pages.toReversed().map((page) => [`${page.locale} ${routeOf(page.id).kind}`, page]),
  ).values(),
];

/** Facts, which no translator writes: of the company, and what languages are called. */
const facts = new Set<unknown>([
  ...Object.values(company),
  ...manifest.locales.flatMap(({ code, name }) => [
    name,
    ...manifest.locales.map((other) =>
      String(new Intl.DisplayNames(other.code, { type: 'language' }).of(code)),
    ),
  ]),
]);

/** Attributes that somebody reads or hears. */
const spoken = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title', 'content'];

test('no published page names the places of its texts', () => {
  expectNoFaults(({ html }) => html.match(/[\u206A-\u206F]/gu) ?? []);
});

test.each(firsts)('every text of $locale $id tells a translator where it is from', (page) => {
  const html = render({ id: page.id, locale: page.locale, isMarked: true });
  const { body, head } = new DOMParser().parseFromString(html, 'text/html');
  for (const script of body.querySelectorAll('script')) script.remove();
  const attributes = [...body.querySelectorAll('*')].flatMap((element) =>
    spoken.map((name) => element.getAttribute(name) ?? ''),
  );
  const named = [
    head.querySelector('title')?.textContent ?? '',
    head.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
  ];
  const unnamed = [textIn(body), ...attributes, ...named].flatMap(outsideMarks);
  expect(unnamed.filter((text) => !facts.has(text))).toEqual([]);
  expect(textIn(body)).toMatch(new RegExp(markPattern, 'u'));
});

test.each(firsts)('$locale $id is drawn alike with and without the names of its texts', (page) => {
  const { id, locale } = page;
  const marked = render({ id, locale, isMarked: true });
  const plain = withSharedProps(render({ id, locale }));
  expect(withoutOffers(withoutMarks(marked))).toBe(withoutOffers(plain));
});

/** A page with all props of its parts in it, as one that is marked has them. */
function withSharedProps(html: string): string {
  return html.replaceAll(
    / data-shared="\/([^"]+)"(.*?<script type="application\/json">)(.*?)(?=<\/script>)/gsu,
    (_, file: string, between: string, own: string) => {
      const props = {
        ...(JSON.parse(readPublished(file)) as object),
        ...(JSON.parse(own) as object),
      };
      return between + JSON.stringify(props).replaceAll('<', String.raw`\u003c`);
    },
  );
}

/** A page without the offers of its other languages, which stand in one that is marked alone. */
function withoutOffers(html: string): string {
  return html.replace(
    / data-offers="[^"]*"(.*?data-visible="true">.*?<\/p>).*?<\/div>/su,
    ' data-offers=""$1</div>',
  );
}

/** All text of an element; two that are two elements do not run together. */
function textIn(element: Element): string {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  return texts.join('\n');
}

/** What of a text stands in no mark and has a letter. */
function outsideMarks(text: string): string[] {
  const outside: string[] = [];
  let depth = 0;
  let end = 0;
  for (const match of [...text.matchAll(new RegExp(`${markPattern}|$`, 'gu'))]) {
    if (depth === 0) outside.push(...text.slice(end, match.index).split('\n'));
    if (match[0] !== '') depth += match[1] === undefined ? -1 : 1;
    end = match.index + match[0].length;
  }
  return outside
    .map((piece) => piece.replaceAll(/^[^\p{L}\d+]+|[^\p{L}\p{M}\d]+$/gu, ''))
    .filter((piece) => /\p{L}/u.test(piece));
}
