import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  copyOfLocales,
  editWords,
  filesIn,
  temporaryProject,
} from '../testing/temporaryProject.ts';
import { status } from './status.ts';
import { english } from './testing/english.ts';

/** The cells of a file in the table. */
function row(output: string, name: string): string[] | undefined {
  const line = output.split('\n').find((candidate) => candidate.startsWith(`  ${name} `));
  return line?.trim().split(/\s{2,}/u);
}

test('who edits English sees in one command what every language now owes', async () => {
  const folder = await copyOfLocales();
  expect((await status.run([], folder)).output).toContain(
    'Nothing is owed of what has been begun.',
  );
  await editWords(folder, 'en/home.json', (text) =>
    text.replace('{', '{ "fresh": "Four words of news",'),
  );
  await editWords(folder, 'en/contact-us.json', (text) =>
    text.replace(/"lead": "/u, '"lead": "And so '),
  );
  await editWords(folder, 'en/common.json', (text) =>
    text.replace('{', '{ "shared": "Two words",'),
  );
  const { output, exitCode } = await status.run([], folder);
  expect(exitCode).toBe(0);
  expect(row(output, 'home')?.slice(0, 4)).toEqual(['home', 'left out', '4', '0']);
  expect(row(output, 'contact-us')?.slice(0, 4)).toEqual(['contact-us', 'published', '0', '1']);
  expect(row(output, 'common')?.slice(0, 4)).toEqual(['common', 'partly in English', '2', '0']);
  // Nobody has begun it, so the edit asks for nothing.
  expect(row(output, 'team')).toBeUndefined();
  expect(output).toMatch(
    /ar, العربية: 1 of \d+ pages published; [\d,]+ words left, 1 text stale, /u,
  );
});

test('of one language every page is listed, begun or not', async () => {
  const folder = await copyOfLocales();
  await writeFile(join(folder, 'locales/ar/terms.json'), '{ "meta": { "title": "" } }');
  await editWords(folder, 'ar/contact-us.json', (text) =>
    text.replace('"lead": "', '"lead": "<b>'),
  );
  await rm(join(folder, 'locales/ar/forms.json'));
  const { output } = await status.run(['ar'], folder);
  expect(row(output, 'contact-us')?.slice(1, 4)).toEqual(['left out', '0', '0']);
  expect(row(output, 'contact-us')?.at(-1)).toBe('1');
  expect(row(output, 'forms')?.[1]).toBe('partly in English');
  expect(row(output, 'forms')?.[4]).toBe('0');
  expect(row(output, 'team')?.[1]).toBe('not begun');
  expect(row(output, 'terms')?.[1]).toBe('empty');
  expect(row(output, 'thanks-quote')?.[1]).toBe('published');
  // Every text of its home page is a machine's that nobody has reviewed.
  expect(Number(row(output, 'home')?.[4])).toBeGreaterThan(70);
});

test('a page with no word left says what keeps it out', async () => {
  const files = { ...english, 'locales/ar/nlp.json': { lead: 'x' } };
  const folder = await temporaryProject({
    ...files,
    'locales/ar/home.json': { lead: 'One two three' },
  });
  const { output } = await status.run(['ar'], folder);
  expect(row(output, 'nlp')?.slice(1, 3)).toEqual(['left out', '0']);
  expect(output).toContain('  nlp waits for 4 words of service-pages.\n');
  expect(output).toContain('  home waits for what `npm run i18n -- check ar` says of it.\n');
});

test('texts that nobody has recorded are told apart from those of a machine', async () => {
  const folder = await copyOfLocales();
  expect((await status.run(['ar'], folder)).output).not.toContain('not recorded');
  await editWords(folder, 'ar/contact-us.json', (text) => text.replace(/"lead": "/u, '"lead": "و'));
  const { output } = await status.run(['ar'], folder);
  expect(output).toMatch(/, \d+ of a machine \(1 of them not recorded\), /u);
  expect(output).toContain('1 text not recorded. `npm run i18n -- record ar` says');
});

test('the page says the same without a network', async () => {
  const folder = await temporaryProject({
    ...english,
    'locales/ar/locale.json': { name: 'العربية & <Co>' },
    'locales/ar/home.json': { lead: 'x' },
    'locales/fr/home.json': {},
  });
  const { output } = await status.run(['--html', 'out/status.html'], folder);
  const page = await readFile(join(folder, 'out/status.html'), 'utf8');
  expect(page).not.toMatch(/\b(?:src|href|url)\b|https?:/u);
  expect(page).toContain('<bdi lang="ar">العربية &amp; &lt;Co&gt;</bdi> (ar)</h2>');
  expect(page).toContain('<th scope="row">home</th>');
  expect(page).toContain('<li>services, 2 words</li>');
  for (const [, sums = ''] of output.matchAll(/(\d+ of .+)\.$/gmu)) expect(page).toContain(sums);
  expect(page.match(/<caption>/gu)).toHaveLength(2);
});

test.each([
  [['xx'], 'Expected a translation (ar), got xx.'],
  [['en'], 'Expected a translation (ar), got en.'],
  [['ar', 'fr'], 'Expected one language or none, got ar, fr.'],
  [['--json'], "got: Unknown option '--json'."],
])('status %j is refused', async (args, message) => {
  const folder = await temporaryProject({ ...english, 'locales/ar/home.json': { lead: 'x' } });
  const before = await filesIn(folder);
  await expect(status.run(args, folder)).rejects.toThrow(message);
  expect(await filesIn(folder)).toEqual(before);
});

test('a site in English alone is told how to begin', async () => {
  const { output } = await status.run([], await temporaryProject(english));
  expect(output).toContain('`npm run i18n -- new <code>` begins one.');
});
