import { expect, test } from 'vitest';
import { markPattern, nameInMark } from '../delivery/stringMarks.ts';
import { locales, pagesOf, wordsOf } from '../i18n/catalogue.ts';
import { sourceLocale } from '../site/locales.ts';
import { reportFile } from './reportFiles.ts';
import { drawReports } from './renderer.tsx';
import { exampleFacts } from './testing/exampleFacts.ts';

const codes = locales.map(({ code }) => code);

const files = drawReports(exampleFacts(), { codes });

/** A page of the report as a document. */
function page(file: string): Document {
  return new DOMParser().parseFromString(files.get(file) ?? '', 'text/html');
}

function textOf(file: string): string {
  return page(file).body.textContent.replaceAll(/\s+/gu, ' ');
}

test('page one counts the criteria by status and claims no conformance', () => {
  const counts = Array.from(page('index.html').querySelectorAll('.report__counts dt'), (term) =>
    term.textContent.trim(),
  );
  expect(counts).toEqual([
    'Supports 1',
    'Does not support 1',
    'Partially supports 0',
    'Not applicable 1',
    'Not evaluated 1',
  ]);
  expect(textOf('index.html')).toContain('This report does not claim that the website conforms');
  expect(textOf('index.html')).toMatch(
    /axe-core has a rule: 2.*1\.1\.1, 4\.1\.2.*on this site: 1.*Equal Access has a rule: 3.*own: 1.*neither: 1.*count: 1.*keyboard-2025/u,
  );
});

test('each criterion is a row with an id, its status and its clauses', () => {
  const row = page('acr.html').querySelector('#sc-1\\.1\\.1');
  expect(row?.textContent).toContain('Not evaluated · Level A · EN 301 549 9.1.1.1');
  expect(page('acr.html').querySelector('#sc-2\\.5\\.7')?.textContent).toContain('New in WCAG 2.2');
});

test('the conformance report names product, contact, standards and methods, and what is left out', () => {
  expect(textOf('acr.html')).toMatch(
    /website of Techeon.*@.*November 23, 2026.*WCAG 2\.2.*Not assessed.*Parsing.*No evaluation by/u,
  );
});

test('what a rule leaves to people is counted apart from what was shown', () => {
  expect(page('acr.html').querySelector('#sc-1\\.1\\.1')?.textContent).toMatch(
    /Shown by tests and rules: 2.*leave something to a person: 1equal-access\/list_markup_review/u,
  );
  expect(textOf('index.html')).toContain('Equal Access leaves 4 results to people');
});

test('every finding of a page stands on the report by page', () => {
  expect(page('pages.html').querySelector('#en-home')?.textContent).toContain(
    'violation: list, ul: It holds something else.',
  );
});

test('a state of a component stands beside what assistive technology is told in it', () => {
  const state = page('components/carousel.html').querySelector('#five-slides');
  expect(state?.querySelector('pre')?.textContent).toBe('- list');
  expect(state?.querySelector('[inert]')?.textContent).not.toBe('');
  expect(textOf('components/carousel.html')).toContain('Every slide has a name. carousel/names');
});

test('the audit tells of each mode, state, pair and judgement, in a row with an id', () => {
  const row = (id: string) => page('audit.html').getElementById(id)?.textContent ?? '';
  expect(row('mode-text-200')).toMatch(/390 × 844 CSS.*another.*color-contrast.*Audits: 4/u);
  expect(row('state-mobile-menu-open')).toMatch(/small windows.*Pages: 1.*home.*the same/u);
  expect(row('pairs-page-mode')).toMatch(/Mode: 1 of 2.*needs scripts.*: 1.*home × no script/u);
  expect(row('rule-list-markup-review')).toMatch(/1\.3\.1.*Is it.*one word.*names.*November/u);
});

test('date, state of the site and versions stand on every page, without a script or raw JSON', () => {
  for (const file of files.keys()) {
    expect(textOf(file), file).toMatch(/0123456789ab.*fedcba9876543210.*axe-core 1, Chromium 1/u);
    expect(page(file).querySelectorAll('script, style, [style]'), file).toHaveLength(0);
  }
});

test('every link within the report leads to a file and an id that are there', () => {
  const wrong = [...files.keys()].flatMap((file) =>
    Array.from(
      page(file).querySelectorAll('a:not([inert] *)'),
      (link) => link.getAttribute('href') ?? '',
    )
      .map((href) => new URL(href, `http://report/a/${file}`))
      .filter(({ pathname }) => pathname.startsWith('/a/') && pathname.endsWith('.html'))
      .filter(({ pathname, hash }) => {
        const target = pathname.slice('/a/'.length);
        return !files.has(target) || (hash !== '' && !page(target).getElementById(hash.slice(1)));
      })
      .map(({ pathname, hash }) => `${file}: ${pathname}${hash}`),
  );
  expect(wrong).toEqual([]);
});

test('the report can be read in other languages, marked where it is English', () => {
  const others = locales.filter(({ code }) => code !== sourceLocale);
  expect(others).not.toEqual([]);
  for (const { code, dir } of others) {
    const { documentElement: html } = page(`${code}/acr.html`);
    expect([html.lang, html.dir]).toEqual([code, dir]);
    expect(html.querySelector('#sc-1\\.1\\.1 h3 [lang="en"]')?.textContent).toBe(
      'Non-text Content',
    );
  }
});

test('the report is drawn in the languages of the accessibility statement', () => {
  const drawn = [...drawReports(exampleFacts()).keys()].filter((file) => /acr\.html$/u.test(file));
  const having = locales.filter(({ code }) => pagesOf(code).includes('accessibility'));
  expect(drawn).toEqual(having.map(({ code }) => reportFile('acr', code)));
});

test('every word of the report is shown on it, so that nobody translates in vain', () => {
  const marked = [true, false]
    .flatMap((isPinned) => [
      ...drawReports(exampleFacts({ isPinned }), { codes, isMarked: true }).values(),
    ])
    .join('');
  const used = new Set(
    Array.from(marked.matchAll(new RegExp(markPattern, 'gu')), ([, name]) => {
      const { namespace, key } = nameInMark(name ?? '');
      return `${namespace}:${key}`;
    }),
  );
  expect(keysOf(wordsOf(sourceLocale)['reports'] ?? {}).filter((key) => !used.has(key))).toEqual(
    [],
  );
});

function keysOf(words: object, prefix = 'reports:'): string[] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value, `${prefix}${key}.`)
      : [prefix + key],
  );
}
