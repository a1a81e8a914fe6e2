import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Manifest } from '../../src/delivery/manifest.ts';
import { routeOf } from '../../src/site/routes.ts';
import { build, copyProject } from '../../src/project/copyProject.ts';
import { inventLocale, marathi, polish } from '../testing/inventLocale.ts';

/** A language nobody has prepared anything for. */
const added = { code: 'nl', name: 'Nederlands' };

/** Languages with a home page and nothing else but what every language needs. */
const homeOnly = [polish, marathi];

let copy = '';
let result = { code: 1, output: '' };
let manifest: Manifest;
let before: Map<string, string>;

beforeAll(async () => {
  copy = copyProject();
  before = sourcesOf(copy);
  const folder = join(copy, 'locales', added.code);
  cpSync(join(copy, 'locales/en'), folder, { recursive: true });
  const facts = JSON.parse(readFileSync(join(folder, 'locale.json'), 'utf8')) as object;
  writeFileSync(join(folder, 'locale.json'), JSON.stringify({ ...facts, name: added.name }));
  for (const locale of homeOnly) inventLocale(copy, locale);
  result = await build(copy);
  if (result.code !== 0) return;
  manifest = JSON.parse(readFileSync(join(copy, 'build/manifest.json'), 'utf8')) as Manifest;
}, 180_000);

afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

function read(file: string): string {
  return readFileSync(join(copy, 'dist', file), 'utf8');
}

function pagesIn(locale: string) {
  return manifest.pages.filter((page) => page.locale === locale);
}

test('a folder dropped into locales is all that a new language needs', () => {
  expect(result.output).toMatch(/\d+ pages, /u);
  expect(result.code).toBe(0);
});

test('the new language has every page that its model has', () => {
  expect(pagesIn('en').length).toBeGreaterThan(5);
  expect(pagesIn(added.code).map(({ id }) => id)).toEqual(pagesIn('en').map(({ id }) => id));
});

test('its pages stand below its code and say their language', () => {
  for (const { path, file } of pagesIn(added.code)) {
    expect(path).toMatch(/^\/nl\//u);
    expect(read(file)).toMatch(/^<!doctype html><html lang="nl" dir="ltr"/u);
  }
});

test('the server is told about it', () => {
  expect(manifest.locales).toContainEqual({
    ...added,
    dir: 'ltr',
    script: 'Latn',
    numberingSystem: 'latn',
  });
});

test('every page of every language offers it by its own name', () => {
  for (const { id, file } of manifest.pages) {
    const own = pagesIn(added.code).find((page) => page.id === id) ?? pagesIn(added.code)[0];
    const link = new RegExp(`<a href="${own?.path}" lang="nl"[^>]*>${added.name}( |<)`, 'u');
    expect(read(file), file).toMatch(link);
  }
});

test('every listed page names it as an alternate', () => {
  for (const { id, file } of manifest.pages) {
    if (routeOf(id).isUnlisted === true) continue;
    const alternates = Array.from(
      read(file).matchAll(/rel="alternate" hreflang="([^"]+)"/giu),
      ([, code]) => code,
    );
    const languages = manifest.pages.filter((page) => page.id === id).map(({ locale }) => locale);
    expect(alternates, file).toEqual([...languages, 'x-default']);
  }
});

test('the sitemap has its pages', () => {
  const sitemap = read('sitemap.xml');
  expect(sitemap).toContain('<loc>https://techeon.example/nl/</loc>');
  expect(sitemap).toContain('hreflang="nl" href="https://techeon.example/nl/contact-us"');
});

test('static hosts show its own 404 page', () => {
  expect(read('_redirects')).toContain('/nl/* /nl/404.html 404\n');
});

test('the interactive parts speak it', () => {
  const scripts = globSync('assets/*.js', { cwd: join(copy, 'dist') })
    .map(read)
    .join('\n');
  expect(scripts).toMatch(/["'`]?nl["'`]?\s*:/u);
});

test.each(homeOnly)(
  'a language with a home page alone is published too: $code',
  ({ code, facts }) => {
    const home = read(`${code}/index.html`);
    expect(home).toContain(`<html lang="${code}" dir="ltr"`);
    expect(home).toContain(`data-script="${facts.script}"`);
    expect(pagesIn(code).map(({ id }) => id)).toEqual([
      'home',
      'thanks-quote',
      'thanks-consultation',
      'thanks-newsletter',
      'not-found',
    ]);
  },
);

test('its headings have the face of its script, and no other page fetches that', () => {
  const home = read('mr/index.html');
  const [style = ''] = /\/assets\/heading-deva-[^"]+/u.exec(home) ?? [];
  const [font = ''] = /\/assets\/Deva-devanagari-[^"]+/u.exec(home) ?? [];
  expect(home).toContain(`<link rel="stylesheet" href="${style}"/>`);
  expect(home).toContain(`<link rel="preload" href="${font}" as="font"`);
  expect(read(style)).toContain(font.slice(font.lastIndexOf('/') + 1));
  for (const { file } of manifest.pages.filter(({ locale }) => locale !== 'mr')) {
    expect(read(file), file).not.toMatch(/heading-deva|Deva-devanagari/u);
  }
});

test('its shared pictures have a title', () => {
  const alt = /property="og:image:alt" content="([^"]*)"/u;
  const title = /property="og:title" content="([^"]*)"/u;
  const home = read('mr/index.html');
  const words = title.exec(home)?.[1] ?? 'no title';
  expect(alt.exec(home)?.[1]).toContain(words);
});

test('with three more languages every test of the built site passes', async () => {
  const { failures, passed } = await testsOfSite(copy);
  expect(failures).toEqual([]);
  expect(passed).toBeGreaterThan(50);
}, 180_000);

test('no source file had to change', () => {
  expect(sourcesOf(copy)).toEqual(before);
});

/** Every source file with its text, but the types that each build writes anew. */
function sourcesOf(folder: string): Map<string, string> {
  const files = globSync('src/**/*.{ts,tsx,css}', { cwd: folder }).toSorted();
  return new Map(
    files
      .filter((file) => !file.endsWith('resources.d.ts'))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );
}

/** Runs the tests of the built site on a copy of the project, but those of English sentences. */
async function testsOfSite(folder: string): Promise<{ failures: string[]; passed: number }> {
  const report = join(folder, 'site.json');
  const { VITEST: _vitest, NODE_ENV: _mode, ...env } = process.env;
  const run = spawn(
    process.execPath,
    [
      join(folder, 'node_modules/vitest/vitest.mjs'),
      ...['run', '--project=site', '--exclude=**/specification.test.ts'],
      ...['--reporter=json', `--outputFile=${report}`],
    ],
    { cwd: folder, env, stdio: 'ignore' },
  );
  await once(run, 'close');
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number;
    testResults: {
      assertionResults: { status: string; title: string; failureMessages: string[] }[];
    }[];
  };
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.filter(({ status }) => status === 'failed');
  const failures = failed.map(({ title, failureMessages }) => `${title}: ${failureMessages[0]}`);
  return { failures, passed: numPassedTests };
}
