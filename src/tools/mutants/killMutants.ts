import { rm } from 'node:fs/promises';
import { copyProject } from '../../project/copyProject.ts';
import { applyMutant } from './applyMutant.ts';
import type { Mutant } from './mutant.ts';
import { mutants } from './mutants.ts';
import { runTests, type Ending } from './runTests.ts';

/** How many mutants are tried at the same time, each in a copy of its own. */
const workers = 2;

/**
 * `npm run test:mutants`: puts one fault after the other into a copy of the project and expects the
 * named test to fail, and to pass without it. With words behind it, only the mutants whose name has
 * one of them. Ends with `N passed, N failed`; exit code 1 if one survives.
 */
async function killMutants(): Promise<void> {
  const words = process.argv.slice(2);
  const wanted = mutants.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  const copies = Array.from({ length: workers }, copyProject);
  try {
    const [whole = ''] = copies;
    const sound = await runTests(
      whole,
      wanted.map(({ killedBy }) => killedBy),
    );
    let failed = 0;
    const waiting = wanted.map((item, index) => ({ item, before: sound[index] ?? 'missing' }));
    const work = async (copy: string): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const survived = await tryMutant(copy, next.item, next.before);
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

/** Why a mutant survived, or undefined if its test killed it. */
async function tryMutant(copy: string, item: Mutant, before: Ending): Promise<string | undefined> {
  if (before === 'missing') return 'there is no such test';
  if (before === 'failed') return 'the test fails without the fault too';
  try {
    const undo = await applyMutant(copy, item);
    const [after = 'missing'] = await runTests(copy, [item.killedBy]);
    await undo();
    if (after === 'passed') return 'the test still passes';
    return after === 'missing' ? 'the test did not run on the mutant' : undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function tell({ name, killedBy: { file, title } }: Mutant, survived: string | undefined): void {
  const outcome = survived === undefined ? 'killed' : 'SURVIVED';
  const reason = survived === undefined ? '' : `\n           ${survived}`;
  process.stdout.write(`${outcome.padEnd(10)} ${name}\n           ${file}: ${title}${reason}\n`);
}

await killMutants();
