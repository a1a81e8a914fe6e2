import { rm } from 'node:fs/promises';
import { copyProject } from '../../project/copyProject.ts';
import { applyBreak } from './applyMutant.ts';
import type { Break } from './mutant.ts';
import { breaks } from './mutants.ts';
import { runTests, type Ending } from './runTests.ts';

/** How many breaks are tried at the same time, each in a copy of its own. */
const workers = 2;

/**
 * `npm run test:broken`: breaks the project in one place after the other and expects the named
 * test to fail, and to pass where nothing is broken. With words behind it, only the breaks
 * whose name has one of them. Ends with `N passed, N failed`; exit code 1 if one survives.
 */
async function broken(): Promise<void> {
  const words = process.argv.slice(2);
  const wanted = breaks.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  const copies = Array.from({ length: workers }, copyProject);
  try {
    const [whole = ''] = copies;
    const sound = await runTests(
      whole,
      wanted.map(({ caughtBy }) => caughtBy),
    );
    let failed = 0;
    const waiting = wanted.map((item, index) => ({ item, before: sound[index] ?? 'missing' }));
    const work = async (copy: string): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const survived = await tryBreak(copy, next.item, next.before);
        if (survived !== undefined) failed += 1;
        tell(next.item, survived);
      }
    };
    await Promise.all(copies.map(work));
    process.stdout.write(`${wanted.length - failed} passed, ${failed} failed\n`);
    process.exitCode = failed === 0 ? 0 : 1;
  } finally {
    await Promise.all(copies.map((copy) => rm(copy, { recursive: true, force: true })));
  }
}

/** Why a break was not caught, or undefined if its test noticed it. */
async function tryBreak(copy: string, item: Break, before: Ending): Promise<string | undefined> {
  if (before === 'missing') return 'there is no such test';
  if (before === 'failed') return 'the test fails where nothing is broken';
  try {
    const mend = await applyBreak(copy, item);
    const [after = 'missing'] = await runTests(copy, [item.caughtBy]);
    await mend();
    if (after === 'passed') return 'it survived: the test still passes';
    return after === 'missing' ? 'the test did not run on what is broken' : undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function tell({ name, caughtBy: { file, title } }: Break, survived: string | undefined): void {
  const verdict = survived === undefined ? 'caught' : 'NOT CAUGHT';
  const reason = survived === undefined ? '' : `\n           ${survived}`;
  process.stdout.write(`${verdict.padEnd(10)} ${name}\n           ${file}: ${title}${reason}\n`);
}

await broken();
