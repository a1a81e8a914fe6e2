import { expect, test } from 'vitest';
import { settingFields } from '../delivery/people.ts';
import { markPattern, nameInMark } from '../delivery/stringMarks.ts';
import { locales, pagesOf, wordsOf } from '../i18n/catalogue.ts';
import { sourceLocale } from '../site/locales.ts';
import { reportFile } from './reportFiles.ts';
import { drawAssess, drawReports } from './renderer.tsx';
import { exampleFacts } from './testing/exampleFacts.ts';
import { examplePeople, exampleRecord } from './testing/examplePeople.ts';

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
    /axe-core has a rule: 2.*1\.1\.1, 4\.1\.2.*on this site: 1.*Equal Access has a rule: 3.*own: 1.*neither: 1.*count no more: 3.*“Supports” on January 1, 2025.*twelve months.*\/team has changed.*\/lost is not/u,
  );
});

test('each criterion is a row with an id, its status and its clauses', () => {
  const row = page('acr.html').querySelector('#sc-1\\.1\\.1');
  expect(row?.textContent).toContain('Not evaluated · Level A · EN 301 549 9.1.1.1');
  expect(page('acr.html').querySelector('#sc-2\\.5\\.7')?.textContent).toContain('New in WCAG 2.2');
});

test('the conformance report names product, contact, standards and methods, and what is left out', () => {
  expect(textOf('acr.html')).toMatch(
    /website of Techeon.*@.*November 23, 2026.*WCAG 2\.2.*Not assessed.*Parsing.*Evaluation by people/u,
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

test('page one says that there is no human record, until there is one', () => {
  expect(textOf('index.html')).toContain('People have assessed 1 of the 2 items');
  const none = drawReports(exampleFacts({ isAssessed: false }), { codes: [sourceLocale] });
  expect(none.get('index.html')).toContain('There is no human record: no person has assessed any');
  expect(none.get('acr.html')).toContain('No evaluation by a person.');
});

test('an item of the protocol says what to do and who has found what; others that nobody has', () => {
  const row = (id: string) => page('protocol.html').getElementById(id)?.textContent ?? '';
  expect(row('drawings')).toMatch(/Look at it.*It is there.*Partially.*Tester.*The stars/u);
  expect(row('icons')).toContain('Nobody has assessed it.');
  expect(textOf('protocol.html')).toMatch(/seed seed-1.*\/services.*Not yet assessed: 1 of 2/u);
});

test('a criterion says how many of its items people have assessed, and what has expired', () => {
  expect(page('acr.html').querySelector('#sc-1\\.1\\.1')?.textContent).toMatch(
    /people: 1 of 2 items.*Drawings Partially supports: Example Tester.*It was “Supports”/u,
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

test('each report that has landed is a row, the newest first, beside a picture that is told in words', () => {
  const document = page('history.html');
  const rows = Array.from(document.querySelectorAll('tbody tr'), (row) => row.textContent);
  expect(rows).toEqual([
    expect.stringMatching(
      /November 23, 2026.*2 supported.*8, of 2 pages.*5, caught: 4.*axe-core 1/u,
    ),
    expect.stringMatching(/November 22, 2026.*1 supported/u),
  ]);
  expect(document.querySelectorAll('svg[aria-hidden] g')).toHaveLength(2);
  expect(document.querySelector('figcaption')?.textContent).toMatch(
    /first of them: 1;.*last: 2 of 3/u,
  );
  expect(textOf('history.html')).toMatch(
    /November 22, 2026:.*status: 1.*3\.3\.8: Not evaluated before, Supports now.*New findings: 1.*hero, ul.*gone: 1.*en\/team/u,
  );
});

test('the score tells how many faults were noticed, when, of which criterion and by which operator, and names the others', () => {
  expect(textOf('score.html')).toMatch(
    /by hand.*28\.5%.*Noticed: 2 of 3\. Tried from November 22, 2026 to November 23, 2026.*c0ffee012345\. Not tried as they are now: 4\..*100%.*seed loom/u,
  );
  expect(textOf('score.html')).toMatch(
    /1\.1\.1 Non-text Content.*hand: 3, noticed: 2.*Generated: 8, noticed: 8.*lost, wrong.*name removed \(1\.1\.1, 4\.1\.2\).*a slide is silent.*Nothing listens.*contractChanges: 31\. Noticed: 16, not noticed: 8.*: 4, left out: 2.*in time: 1\..*November 23, 2026, at commit c1/u,
  );
  const none = drawReports(exampleFacts({ isPinned: false }), { codes: [sourceLocale] });
  expect(none.get('score.html')).toMatch(/No record\..*Every fault that was tried was noticed\./su);
});

test('page one says that it is unsigned, and how to make and fetch the same bytes', () => {
  expect(textOf('index.html')).toMatch(
    /npm run build.*sha256sum -c.*npm run verify.*gh attestation verify.*nothing attests it, unless/u,
  );
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
  const having = locales.filter(({ code }) => pagesOf(code).has('accessibility'));
  expect(drawn).toEqual(having.map(({ code }) => reportFile('acr', code)));
});

test('every word of the report is shown on it, so that nobody translates in vain', () => {
  const { items } = examplePeople();
  const [item] = items.map((one) => ({ ...one, record: exampleRecord() }));
  if (item === undefined) throw new Error('Expected an item.');
  const wrong = [...settingFields, 'verdict', 'pages', 'words', 'issue'] as const;
  const isMarked = true;
  const marked = [
    ...[true, false].flatMap((is) => [
      ...drawReports(exampleFacts({ isPinned: is, isAssessed: is }), { codes, isMarked }).values(),
    ]),
    drawAssess({ kind: 'list', items, written: 'one.yml' }, { isMarked }),
    drawAssess({ kind: 'item', item, site: 'http://site', values: {}, wrong }, { isMarked }),
  ].join('');
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

test('what a screen reader said stands by journey, with what must be heard; a journey without says so', () => {
  const heard = textOf('heard.html');
  expect(heard).toMatch(/Orca 43\.1, Chromium 156 and Debian 12\. Runs: 10/u);
  expect(heard).toMatch(/pressed.*\(in 9 of 10 runs\).*toggled.*Ought to be heard: “press”/u);
  expect(heard).toContain('Has to be heard: “ed”');
  expect(heard).toMatch(/The carousel\.No record\./u);
  expect(heard).toContain('a record of Orca. NVDA, JAWS, and VoiceOver: no record.');
  expect(textOf('index.html')).toContain('sounds in NVDA, JAWS, or VoiceOver: there is no record');
  expect(heard).not.toContain('changed since');
});
