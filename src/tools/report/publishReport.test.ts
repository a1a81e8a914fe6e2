import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sumProblems, sumsFile } from './checksums.ts';
import { reportFiles } from './createReport.ts';
import { exampleReport, exampleRun } from './testing/exampleAudit.ts';
import { readBytes, writeReports } from './reportFolder.ts';
import { publishReport } from './publishReport.ts';

/** Publishes a report on the home page, whose hash is `a1`, with a build of these pages. */
async function published(hashes: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'publish-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const committed = join(folder, 'committed');
  const run = exampleRun();
  await writeReports(committed, reportFiles([exampleReport()]), run);
  await writeFile(join(committed, 'index.html'), '<main><h1>Evidence</h1></main>');
  const target = join(folder, 'site');
  const others = await publishReport(committed, target, hashes, [
    {
      file: 'translations.html',
      heading: 'Translations',
      link: 'Each language',
      page: 'Translated',
    },
    { file: 'weights.html', heading: 'Speed', link: 'Bytes', page: 'Weighed' },
  ]);
  const index = await readFile(join(target, 'index.html'), 'utf8');
  const sums = await readFile(join(target, sumsFile), 'utf8').catch(() => undefined);
  const problems = sumProblems(sums, await readBytes(target));
  return { others, index, files: (await readdir(target)).toSorted(), problems };
}

test('the report is published whole with the pages that it was made from', async () => {
  const { others, index, files, problems } = await published({ 'en/home': 'a1' });
  expect(others).toEqual([]);
  expect(problems).toEqual([]);
  expect(index).toContain('<h1>Evidence</h1>');
  expect(files).toEqual([
    ...[
      'SHA256SUMS',
      'en',
      'index.css',
      'index.html',
      'run.json',
      'translations.html',
      'weights.html',
    ],
  ]);
});

test.each([
  ['changed', { 'en/home': 'b2' }, 'en/home'],
  ['added', { 'en/home': 'a1', 'en/team': 'c3' }, 'en/team'],
  ['removed', {}, 'en/home'],
])(
  'with a page %s since, one page says that there is no report and names it',
  async (_, hashes, name) => {
    const { others, index, files } = await published(hashes);
    expect(others).toEqual([name]);
    expect(index).toContain('No report for this build');
    expect(index).toContain(`<code>${name}</code>`);
    expect(files).toEqual(['index.css', 'index.html', 'translations.html', 'weights.html']);
  },
);

test.each([
  ['a report', { 'en/home': 'a1' }],
  ['no report', {}],
])('with %s the first page leads to those of the build', async (_, hashes) => {
  const { index } = await published(hashes);
  const [, main = ''] = /<main>(.*)<\/main>/su.exec(index) ?? [];
  expect(main).toContain('<a href="translations.html">Each language</a>');
  expect(main).toContain('<a href="weights.html">Bytes</a>');
});
