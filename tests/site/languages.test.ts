import { expect, test } from 'vitest';
import { siteOrigin } from '../../src/delivery/siteOrigin.ts';
import { readBuiltSite, sharedWordsOf } from '../testing/builtSite.ts';
import { all, expectEach, expectNoFaults, tag } from './testing/faults.ts';

const { manifest, pages } = readBuiltSite();

test('every page says its language and writing direction', { tags: 'language/page' }, () => {
  expectNoFaults(({ document: { documentElement: root }, locale }) => {
    const { code, dir } = manifest.locales.find((candidate) => candidate.code === locale) ?? {};
    return root.lang === code && root.dir === dir ? [] : [tag(root)];
  });
});

test(
  'every right-to-left language of the site is told as such',
  { tags: 'language/direction' },
  () => {
    const rightToLeft = ['Arab', 'Hebr', 'Thaa', 'Nkoo', 'Adlm', 'Syrc'];
    const expected = manifest.locales.map(({ code, script }) => [
      code,
      rightToLeft.includes(script) ? 'rtl' : 'ltr',
    ]);
    expect(manifest.locales.map(({ code, dir }) => [code, dir])).toEqual(expected);
    expect(expected.flat()).toContain('rtl');
  },
);

test(
  'every page offers itself in all its languages, each by its own name',
  { tags: 'language/own-names' },
  () => {
    expectNoFaults((page) => {
      const links = all<HTMLAnchorElement>(page, 'a[lang][hreflang]');
      const given = links.map((link) => [
        link.lang,
        link.dir,
        link.textContent,
        link.getAttribute('href'),
      ]);
      const expected = manifest.locales.flatMap(({ code, dir, name }) => {
        const same = pages.find(({ id, locale }) => id === page.id && locale === code);
        if (same !== undefined) return [[code, dir, name, same.path]];
        // Where the page has no words in a language, the picker says which one opens: as a rule home.
        const first = pages.find(({ locale }) => locale === code);
        const { pages: names } = sharedWordsOf<{ pages: Record<string, string> }>(code, 'menu');
        return [[code, dir, `${name} (${names[first?.id ?? 'home']})`, first?.path]];
      });
      const current = links
        .filter((link) => link.hasAttribute('aria-current'))
        .map(({ lang }) => lang);
      const isRight = JSON.stringify(given) === JSON.stringify(expected);
      return isRight && current.join() === page.locale ? [] : [JSON.stringify(given)];
    });
  },
);

test('a link to a page in another language says which', { tags: 'language/links' }, () => {
  expectEach<HTMLAnchorElement>('a[href^="/"]', (link, page) => {
    const { pathname } = new URL(link.getAttribute('href') ?? '', siteOrigin);
    const target = pages.find(({ path }) => path === pathname);
    const isOther = target !== undefined && target.locale !== page.locale;
    return !isOther || link.hreflang === target.locale;
  });
});
