import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lastCommit, reportsFolder } from '../../project/repository.ts';
import { root } from '../../project/root.ts';
import { readRequirements } from '../evidence/readRequirements.ts';
import type { RecordRow } from '../evidence/recordRows.ts';
import { criteria } from '../report/criteria.ts';
import { applyDefect } from './applyDefect.ts';
import { allJourneys, allTests, checksFor, type KnownTests, type Round } from './checksFor.ts';
import { copyToBreak } from './copyToBreak.ts';
import { defects, harmless, type Defect } from './defect.ts';
import type { FailedTest } from './failedTests.ts';
import { runBuild, runRound } from './runRound.ts';
import { inOrder, scoreFile, scoreOf, stillTried, type TriedDefect } from './triedDefect.ts';

/** How many defects are tried at the same time, each in a copy of its own. */
const workers = 2;

/** What has been tried, a line of JSON each, so that a run that was ended goes on where it was. */
const triedFile = join(root, reportsFolder, scoreFile);

/**
 * `npm run score`: plants one defect after the other into a copy of the project, lets the tests of
 * `npm test` look for it that it concerns, and in the end all of them, until one fails, and notes
 * which did. With words behind it, only the defects whose name has one of them. Takes some three
 * minutes for each defect that has not been tried; what was tried is kept. Ends with
 * `N passed, N failed`; exit code 1 if one survives.
 */
async function score(): Promise<void> {
  const words = process.argv.slice(2);
  const wanted = defects.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  const before = stillTried(await readTried(), defects);
  const tried = stillTried(before, wanted);
  const waiting = wanted.filter(({ name }) => !tried.some((one) => one.name === name));
  const known = await knownTests();
  const commit = await lastCommit();
  const copies = await Promise.all(Array.from({ length: workers }, copyToBreak));
  const work = async (copy: string): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const caughtBy = await whoNotices(copy, next, checksFor(next, known));
      const outcome = caughtBy.length > 0 ? ('caught' as const) : ('survived' as const);
      const today = new Date().toISOString().slice(0, 10);
      const ended: TriedDefect = { ...next, outcome, caughtBy, tried: today, commit };
      tried.push(ended);
      await appendFile(triedFile, `${JSON.stringify(ended)}\n`);
      const [first] = caughtBy;
      say(`${outcome.padEnd(9)} ${next.name}${first ? ` (${first.file}: ${first.title})` : ''}`);
    }
  };
  try {
    if (waiting.length > 0) await expectSound(copies);
    await Promise.all(copies.map(work));
  } finally {
    await Promise.all(copies.map((copy) => rm(copy, { recursive: true, force: true })));
  }
  const all = inOrder([...before, ...tried], defects);
  await writeFile(triedFile, all.map((one) => `${JSON.stringify(one)}\n`).join(''));
  const failed = tried.filter(({ outcome }) => outcome === 'survived').length;
  say(scoreOf(tried, wanted.length));
  say(`${tried.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/**
 * Who fails at a change that takes nothing from anybody would seem to notice every defect.
 * @throws Error that names the tests that do.
 */
async function expectSound(copies: readonly string[]): Promise<void> {
  const rounds = [allTests, allJourneys].map((round) => ({ ...round, endsAtFirst: false }));
  const failed = await Promise.all(
    rounds.map((round, index) => whoNotices(copies[index] ?? '', harmless, [round])),
  );
  const names = failed.flat().map(({ file, title }) => `\n${file}: ${title}`);
  if (names.length > 0) {
    throw new Error(
      `Expected every test of a copy in which nothing is lost to pass; these fail:${names.join('')}`,
    );
  }
}

/** The tests that notice a defect, those of the first round in which any does. */
async function whoNotices(
  copy: string,
  defect: Pick<Defect, 'file' | 'original' | 'replacement'>,
  rounds: readonly Round[],
): Promise<FailedTest[]> {
  const undo = await applyDefect(copy, defect);
  try {
    const unbuilt = await runBuild(copy);
    if (unbuilt.length > 0) return unbuilt;
    for (const round of rounds) {
      const failed = await runRound(copy, round);
      if (failed.length > 0) return failed;
    }
    return [];
  } finally {
    await undo();
  }
}

async function knownTests(): Promise<KnownTests> {
  const record = await readFile(join(root, reportsFolder, 'record.json'), 'utf8');
  return { criteria, requirements: readRequirements(), record: JSON.parse(record) as RecordRow[] };
}

async function readTried(): Promise<TriedDefect[]> {
  const text = await readFile(triedFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const lines = text.split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as TriedDefect);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

try {
  await score();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
