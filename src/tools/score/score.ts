import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lastCommit, reportsFolder } from '../../project/repository.ts';
import { root } from '../../project/root.ts';
import { checksFor } from './checksFor.ts';
import { copyToBreak } from './copyToBreak.ts';
import { defects } from './defect.ts';
import { runBuild } from './runTests.ts';
import {
  inOrder,
  parseTried,
  scoreFile,
  scoreOf,
  stillTried,
  withoutUnsound,
  type TriedDefect,
} from './triedDefect.ts';
import { knownTests, whoNotices, whoNoticesNothing } from './whoNotices.ts';

/** How many defects are tried at the same time, each in a copy of its own. */
const workers = 3;

/** What has been tried, a line of JSON each, so that a run that was ended goes on where it was. */
const triedFile = join(root, reportsFolder, scoreFile);

/**
 * `npm run score`: plants one defect after the other into a copy of the project, lets the tests of
 * `npm test` look for it that it concerns, and in the end all of them, until one fails, and notes
 * which did. With words behind it, only the defects whose name has one of them. Takes about a
 * minute for each defect that has not been tried; what was tried is kept. In the end whoever has
 * noticed anything must pass where nothing is lost. Ends with `N passed, N failed`; exit code 1 if
 * a defect survives or a test was not sound.
 */
async function score(): Promise<void> {
  const words = process.argv.slice(2);
  const wanted = defects.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  const before = stillTried(parseTried(await readText()), defects);
  const waiting = wanted.filter(({ name }) => !before.some((one) => one.name === name));
  const known = await knownTests();
  const commit = await lastCommit();
  const copies = await Promise.all(Array.from({ length: workers }, copyToBreak));
  // Some tests read what each build writes.
  await Promise.all(copies.map(runBuild));
  const ended: TriedDefect[] = [];
  const work = async (copy: string): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const caughtBy = await whoNotices(copy, next, checksFor(next, known));
      const outcome = caughtBy.length > 0 ? ('caught' as const) : ('survived' as const);
      const today = new Date().toISOString().slice(0, 10);
      const one: TriedDefect = { ...next, outcome, caughtBy, tried: today, commit };
      ended.push(one);
      await appendFile(triedFile, `${JSON.stringify(one)}\n`);
      const [first] = caughtBy;
      say(`${outcome.padEnd(9)} ${one.name}${first ? ` (${first.file}: ${first.title})` : ''}`);
    }
  };
  try {
    await Promise.all(copies.map(work));
    const all = inOrder([...before, ...ended], defects);
    const [copy = ''] = copies;
    const unsound = await whoNoticesNothing(
      copy,
      all.flatMap(({ caughtBy }) => caughtBy),
    );
    for (const { file, title } of unsound) {
      say(`Not counted, for it fails where nothing is lost too: ${file}: ${title}`);
    }
    const sound = withoutUnsound(all, unsound);
    await writeFile(triedFile, sound.map((one) => `${JSON.stringify(one)}\n`).join(''));
    const tried = sound.filter(({ name }) => wanted.some((one) => one.name === name));
    const survived = tried.filter(({ outcome }) => outcome === 'survived').length;
    const failed = survived + unsound.length;
    say(scoreOf(tried, wanted.length));
    say(`${tried.length - survived} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
  } finally {
    await Promise.all(copies.map((copy) => rm(copy, { recursive: true, force: true })));
  }
}

async function readText(): Promise<string> {
  return readFile(triedFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
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
