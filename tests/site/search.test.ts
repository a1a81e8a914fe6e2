import { expect, test } from 'vitest';
import { siteOrigin } from '../../src/delivery/siteOrigin.ts';
import { company } from '../../src/site/company.ts';
import { readBuiltSite, readPublished, sharedWordsOf } from '../testing/builtSite.ts';
import { all, expectNoFaults } from './testing/faults.ts';

const { manifest, pages } = readBuiltSite();

test(
  'no two pages of a language share a title or a description',
  { tags: 'navigation/titles' },
  () => {
    const seen = new Map<string, string>();
    expectNoFaults((page) => {
      const description = page.document.querySelector('meta[name="description"]');
      const texts = [page.document.title, description?.getAttribute('content') ?? ''];
      return texts.flatMap((text) => {
        if (text.trim() === '') return ['an empty title or description'];
        const other = seen.get(`${page.locale} ${text}`);
        seen.set(`${page.locale} ${text}`, page.file);
        return other === undefined ? [] : [`"${text}" as on ${other}`];
      });
    });
  },
);

test(
  'the title of every page is its own words, and the company',
  { tags: 'navigation/titles' },
  () => {
    expectNoFaults(({ id, locale, document: { title } }) => {
      const words = sharedWordsOf<{ meta: { title: string } }>(locale, id).meta.title;
      // A name in Latin letters keeps to itself in a sentence from the right.
      const shown = title.replaceAll(/[\u2068\u2069]/gu, '');
      return shown === `${words} | ${company.product}` ? [] : [`"${title}" for "${words}"`];
    });
  },
);

test('every listed page names itself, all its languages, and the source for all others', () => {
  expectNoFaults((page) => {
    if (page.isAnswer) return [];
    const same = pages.filter(({ id }) => id === page.id);
    const source = same.find(({ locale }) => locale === manifest.sourceLocale);
    const given = Object.fromEntries(
      all<HTMLLinkElement>(page, 'link[rel="canonical"], link[rel="alternate"]').map((link) => [
        link.rel === 'canonical' ? 'canonical' : link.hreflang,
        link.getAttribute('href'),
      ]),
    );
    const expected = {
      canonical: siteOrigin + page.path,
      ...Object.fromEntries(same.map(({ locale, path }) => [locale, siteOrigin + path])),
      'x-default': siteOrigin + source?.path,
    };
    const text = (links: object) => JSON.stringify(Object.entries(links).toSorted());
    return text(given) === text(expected) ? [] : [text(given)];
  });
});

test('answers to posts and to unknown addresses stay out of search engines', () => {
  expect(pages.filter(({ isAnswer }) => isAnswer).length).toBeGreaterThanOrEqual(4);
  expectNoFaults((page) => {
    const robots = page.document.querySelector('meta[name="robots"]')?.getAttribute('content');
    const links = all(page, 'link[rel="canonical"], link[rel="alternate"]');
    if (!page.isAnswer) return robots === undefined ? [] : [`robots ${robots}`];
    return robots === 'noindex' && links.length === 0 ? [] : ['an answer that may be indexed'];
  });
});

test('the sitemap lists every listed page and nothing else', () => {
  const xml = new DOMParser().parseFromString(readPublished('sitemap.xml'), 'application/xml');
  const listed = pages.filter(({ isAnswer }) => !isAnswer).map(({ path }) => siteOrigin + path);
  expect(Array.from(xml.querySelectorAll('loc'), (loc) => loc.textContent)).toEqual(listed);
});

test('robots are sent to the sitemap', () => {
  expect(readPublished('robots.txt')).toContain(`\nSitemap: ${siteOrigin}/sitemap.xml\n`);
});
