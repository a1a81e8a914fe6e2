import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import type { HistoryLine } from '../../delivery/reportFacts.ts';
import { changesIn, historyLineOf, parseHistory, printHistory, withReport } from './historyLine.ts';
import { historyProblems, trueLines } from './historyProblems.ts';
import { landedReports } from './landedReports.ts';

/** The files of a report in which this many criteria are supported. */
function report(date: string, supported: number): Map<string, string> {
  const numbers = ['1.1.1', '1.4.3', '4.1.2'];
  const rows = numbers.map((id, at) => ({
    id,
    status: at < supported ? 'supports' : 'not-evaluated',
  }));
  const summary = { date, pages: 1, states: 2, audits: 9, violations: 0, undecided: 0, expired: 0 };
  const found = { page: 'en/home', outcome: 'needs review', engine: 'axe', rule: 'list' };
  const finding = { ...found, component: 'hero', selector: `ul:nth-child(${supported})` };
  return new Map(
    Object.entries({
      'summary.json': summary,
      'criteria.json': rows,
      'findings.json': [finding, finding],
      'run.json': {
        engine: 'axe-core 1',
        secondEngine: '2',
        browser: 'Chromium 3',
        node: '24',
        commit: 'c0',
      },
      'defects.json': [{ outcome: 'caught' }, { outcome: 'survived' }],
    }).map(([file, value]) => [file, JSON.stringify(value)]),
  );
}

function line(date: string, supported: number): HistoryLine {
  const made = historyLineOf(report(date, supported));
  if (made === undefined) throw new Error('Expected a line.');
  return made;
}

const [first, second, third] = [
  line('2026-11-20', 0),
  line('2026-11-21', 1),
  line('2026-11-22', 2),
];

test('defects are counted in the file of the score, where a report has no older one', () => {
  const files = report('2026-11-25', 1);
  files.delete('defects.json');
  files.set('score.jsonl', '{"outcome":"caught"}\n{"outcome":"caught"}\n{"outcome":"survived"}\n');
  expect(historyLineOf(files)).toMatchObject({ planted: 3, caught: 2 });
});

test('a report is a line that tells its statuses, findings, defects and versions', () => {
  expect(second).toMatchObject({
    date: '2026-11-21',
    commit: 'c0',
    planted: 2,
    caught: 1,
    versions: ['axe-core 1', 'Equal Access 2', 'Chromium 3', 'Node 24'],
    criteria: { supports: ['1.1.1'], 'not-evaluated': ['1.4.3', '4.1.2'] },
    findings: ['en/home: needs review: axe/list: hero, ul:nth-child(1)'],
  });
  expect(historyLineOf(new Map([['summary.json', '{"date":"2026-11-19"}']]))).toBeUndefined();
});

test('a report is a new line only if it says anything else than the last one', () => {
  expect(withReport([first], second)).toEqual([first, second]);
  expect(withReport([first], { ...first, date: '2026-12-24', commit: 'c1' })).toEqual([first]);
});

test('what is new, gone and changed is told since the report before', () => {
  expect(changesIn([first])).toBeNull();
  expect(changesIn([first, second])).toEqual({
    since: '2026-11-20',
    appeared: ['en/home: needs review: axe/list: hero, ul:nth-child(1)'],
    gone: ['en/home: needs review: axe/list: hero, ul:nth-child(0)'],
    criteria: [{ number: '1.1.1', from: 'not-evaluated', to: 'supports' }],
  });
});

/** A project in git in which the first report has landed with its line, and then the second. */
async function project(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'history-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await git(folder, 'init', '-q');
  await land(folder, report('2026-11-20', 0), [first]);
  await land(folder, report('2026-11-21', 1), [first, second]);
  return folder;
}

async function land(
  folder: string,
  files: ReadonlyMap<string, string>,
  lines: readonly object[],
): Promise<void> {
  await mkdir(join(folder, 'a11y-reports'), { recursive: true });
  for (const [file, text] of [...files, ['history.jsonl', printHistory(lines)] as const]) {
    await writeFile(join(folder, 'a11y-reports', file), text);
  }
  await git(folder, 'add', '.');
  await git(folder, 'commit', '-qm', 'Reports');
}

async function git(folder: string, ...parameters: string[]): Promise<void> {
  const names = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
  await promisify(execFile)('git', [...names, ...parameters], { cwd: folder });
}

/** What is told of a history that lies in such a project, beside the third report. */
async function problems(lines: readonly object[], folder?: string): Promise<string[]> {
  const landed = await landedReports(folder ?? (await project()));
  if (typeof landed === 'string') throw new Error(landed);
  return historyProblems(parseHistory(printHistory(lines)), landed, third);
}

test('the lines of reports that git has, and of the one about to land, are let be', async () => {
  expect(await problems([first, second, third])).toEqual([]);
});

test.each([
  [
    'invented',
    [first, { ...second, date: '2026-11-01' }, second, third],
    'history.jsonl:2 (2026-11-01) was invented or altered: git has no report that says this.',
  ],
  [
    'without any fact',
    [first, {}, second, third],
    'history.jsonl:2 (no date) was invented or altered: git has no report that says this.',
  ],
  ['told twice', [first, first, second, third], 'history.jsonl:2 (2026-11-20) stands there twice.'],
  ['removed', [second, third], 'history.jsonl has lost the committed line of 2026-11-20.'],
])('a line %s is named', async (_, lines, problem) => {
  expect(await problems(lines)).toEqual([problem]);
});

test('an altered line is named, and missed as it was, even if somebody has committed it', async () => {
  const altered = [{ ...first, violations: 7 }, second];
  const folder = await project();
  await land(folder, report('2026-11-21', 1), altered);
  expect(await problems([...altered, third], folder)).toEqual([
    'history.jsonl:1 (2026-11-20) was invented or altered: git has no report that says this.',
    'history.jsonl has lost the committed line of 2026-11-20.',
  ]);
});

test('a line that lands with a report begins from what was committed, not from what lies there', async () => {
  const landed = await landedReports(await project());
  expect(landed).toMatchObject({ head: [first, second] });
  expect(trueLines([first, { ...second, pages: 9 }], [first, second])).toEqual([first]);
});

test('where git cannot tell, that is said', async () => {
  const folder = await project();
  const shallow = await mkdtemp(join(tmpdir(), 'history-'));
  onTestFinished(() => rm(shallow, { recursive: true }));
  expect(await landedReports(shallow)).toBe('there is no git, or no repository');
  await git(shallow, 'clone', '-q', '--depth=1', `file://${folder}`, '.');
  expect(await landedReports(shallow)).toBe('this clone has a part of the history only');
});
