import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Manifest } from '../../src/delivery/manifest.ts';
import { routeOf } from '../../src/site/routes.ts';
import { build, copyProject } from '../../src/project/copyProject.ts';
import { root } from '../../src/project/root.ts';

/** A language nobody has prepared anything for, with the pages that somebody has translated. */
const added = { code: 'fr', name: 'Français' };
const itsPages = ['home', 'contact-us', 'cookie-policy', 'api-testing'];

const answers = [
  ...['thanks-quote', 'thanks-consultation', 'thanks-newsletter'],
  ...['subscription', 'not-found'],
];

/** What of the sound languages is there: Marathi lacks menu and forms, Russian begins with one page. */
const translated: Readonly<Record<string, readonly string[] | 'all'>> = {
  fr: 'all',
  ja: 'all',
  mr: ['locale', 'common', 'home', 'react-aria', 'not-found'],
  ru: ['locale', 'cookie-policy'],
};

let copy = '';
let result = { code: 1, output: '' };
let manifest: Manifest;
let before: Map<string, string>;

beforeAll(async () => {
  copy = copyProject();
  for (const code of ['hi', 'mr']) rmSync(join(copy, 'locales', code), { recursive: true });
  before = sourcesOf(copy);
  for (const [code, names] of Object.entries(translated)) {
    const from = join(import.meta.dirname, '../testing/soundLocales', code);
    const to = join(copy, 'locales', code);
    if (names === 'all') cpSync(from, to, { recursive: true });
    else for (const name of names) cpSync(join(from, `${name}.json`), join(to, `${name}.json`));
  }
  writeFileSync(join(copy, 'locales/ja/home.json'), '{ "meta": ');
  result = await build(copy);
  if (result.code !== 0) return;
  manifest = JSON.parse(readFileSync(join(copy, 'build/manifest.json'), 'utf8')) as Manifest;
});

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

test('a language has the pages that somebody has translated, and the answers', () => {
  expect(pagesIn(added.code).map(({ id }) => id)).toEqual([...itsPages, ...answers]);
  expect(pagesIn('mr').map(({ id }) => id)).toEqual(['home', ...answers]);
});

test('a language may begin with any page', () => {
  expect(pagesIn('ru').map(({ id }) => id)).toEqual(['cookie-policy', ...answers]);
  expect(read('index.html')).toContain('<a href="/ru/CookiePolicy" lang="ru"');
});

test('a page that cannot be read is left out of its language and told, and nothing else is', () => {
  expect(pagesIn('ja').map(({ id }) => id)).toEqual([...itsPages.slice(1), ...answers]);
  expect(result.output).toContain('Left out: ja/home, 1 error. Readers get the English page.\n');
  expect(result.output).toMatch(/^locales\/ja\/home\.json:1:\d+ /mu);
});

test('a build that must be whole stops there instead', async () => {
  const strict = await build(copy, {}, ['--strict']);
  expect(strict.code).toBe(1);
  expect(strict.output).toContain('Left out: ja/home');
});

test('its pages stand below its code and say their language', () => {
  for (const { path, file } of pagesIn(added.code)) {
    expect(path).toMatch(/^\/fr\//u);
    expect(read(file)).toMatch(/^<!doctype html><html lang="fr" dir="ltr"/u);
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
    const link = new RegExp(`<a href="${own?.path}" lang="fr"[^>]*>${added.name}( |<)`, 'u');
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
  expect(sitemap).toContain('<loc>https://techeon.example/fr/</loc>');
  expect(sitemap).toContain('hreflang="fr" href="https://techeon.example/fr/contact-us"');
});

test('static hosts show its own 404 page, and the English page where it has none', () => {
  const redirects = read('_redirects');
  expect(redirects).toContain('/fr/* /fr/404.html 404\n');
  for (const [from, to] of [
    ['/fr/team', '/team'],
    ['/ja/', '/'],
    ['/ru/contact-us', '/contact-us'],
  ]) {
    expect(redirects).toContain(`${from} ${to} 307\n`);
  }
  expect(redirects.indexOf('/fr/team ')).toBeLessThan(redirects.indexOf('/fr/* '));
});

test('a further language costs the scripts of visitors less than 200 bytes', () => {
  const published = readFileSync(join(root, 'build/manifest.json'), 'utf8');
  const further = manifest.locales.length - (JSON.parse(published) as Manifest).locales.length;
  expect(further).toBeGreaterThan(0);
  const size = scriptBytes(join(copy, 'dist'));
  expect(size).toBeGreaterThan(100_000);
  expect(size - scriptBytes(join(root, 'dist'))).toBeLessThan(further * 200);
});

test('its headings have a face cut to its words, and no other page fetches that', () => {
  const home = read('mr/index.html');
  const [font = ''] = /\/assets\/mr-devanagari-[^"]+/u.exec(home) ?? [];
  expect(home).toContain(`<link rel="preload" href="${font}" as="font"`);
  const styles = Array.from(home.matchAll(/<style>(.*?)<\/style>/gsu), ([, text = '']) => text);
  expect(styles.filter((text) => text.includes(`url(${font})`))).toHaveLength(1);
  for (const { file } of manifest.pages.filter(({ locale }) => locale !== 'mr')) {
    expect(read(file), file).not.toMatch(/mr-devanagari/u);
  }
});

test('its shared pictures have a title', () => {
  const alt = /property="og:image:alt" content="([^"]*)"/u;
  const title = /property="og:title" content="([^"]*)"/u;
  const home = read('mr/index.html');
  const words = title.exec(home)?.[1] ?? 'no title';
  expect(alt.exec(home)?.[1]).toContain(words);
});

test('with languages that have only begun every test of the built site passes', async ({
  signal,
}) => {
  const { failures, passed } = await testsOfSite(copy, signal);
  expect(failures).toEqual([]);
  expect(passed).toBeGreaterThan(50);
});

test('no source file had to change', () => {
  expect(sourcesOf(copy)).toEqual(before);
});

/** Bytes of all scripts of a built site, as they are sent (brotli). */
function scriptBytes(published: string): number {
  return globSync('assets/*.js.br', { cwd: published }).reduce(
    (sum, file) => sum + statSync(join(published, file)).size,
    0,
  );
}

/** Every source file with its text, but the types that each build writes anew. */
function sourcesOf(folder: string): Map<string, string> {
  const paths = globSync('src/**/*.{ts,tsx,css}', { cwd: folder }).toSorted();
  return new Map(
    paths
      .filter((file) => !file.endsWith('resources.d.ts'))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );
}

/** Runs the tests of the built site on a copy of the project, but those of English sentences. */
async function testsOfSite(
  folder: string,
  signal: AbortSignal,
): Promise<{ failures: string[]; passed: number }> {
  const report = join(folder, 'site.json');
  const { VITEST: _vitest, NODE_ENV: _mode, ...env } = process.env;
  const run = spawn(
    process.execPath,
    [
      join(folder, 'node_modules/vitest/vitest.mjs'),
      // Budgets are of the languages that there are: each more stands in every page.
      ...['run', '--project=site', '--exclude=**/{specification,weights}.test.ts'],
      ...['--reporter=json', `--outputFile=${report}`],
    ],
    { cwd: folder, env, stdio: 'ignore', signal },
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
