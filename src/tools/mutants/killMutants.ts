import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyProject } from '../../project/copyProject.ts';
import { reportsFolder } from '../../project/repository.ts';
import { root } from '../../project/root.ts';
import { applyDefect } from '../score/applyDefect.ts';
import type { Mutant } from './mutant.ts';
import { mutants } from './mutants.ts';
import { runTests, type Ending } from './runTests.ts';
import { defectsFile, printTried, type TriedMutant } from './triedMutant.ts';

/** How many mutants are tried at the same time, each in a copy of its own. */
const workers = 2;

/**
 * `npm run test:mutants`: puts one fault after the other into a copy of the project and expects the
 * named test to fail, and to pass without it; what came of it is written into `a11y-reports/`, where
 * the conformance report finds it. With words behind it, only the mutants whose name has one of them,
 * and nothing is written. Ends with `N passed, N failed`; exit code 1 if one survives.
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
    const tried = new Map<Mutant, TriedMutant['outcome']>();
    const waiting = wanted.map((item, index) => ({ item, before: sound[index] ?? 'missing' }));
    const work = async (copy: string): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const survived = await tryMutant(copy, next.item, next.before);
        tried.set(next.item, survived === undefined ? 'caught' : 'survived');
        tell(next.item, survived);
      }
    };
    await Promise.all(copies.map(work));
    const ended = wanted.map((item) => ({ ...item, outcome: tried.get(item) ?? 'survived' }));
    if (words.length === 0) {
      await writeFile(join(root, reportsFolder, defectsFile), printTried(ended));
    }
    const failed = ended.filter(({ outcome }) => outcome === 'survived').length;
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
    const undo = await applyDefect(copy, item);
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
