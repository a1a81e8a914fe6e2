import { mutants } from '../mutants/mutants.ts';
import { printTried, type TriedMutant } from '../mutants/triedMutant.ts';
import type { CaughtDefect } from './statusOf.ts';
import type { TestResult } from './readTestResults.ts';

/**
 * The planted defects that a test caught, with the requirements that this test carries.
 * @param written the committed file of defects; undefined if there is none.
 * @param planted the mutants that there are now.
 * @returns none of them, and a sentence, if the file is not about these mutants.
 */
export function caughtDefects(
  written: string | undefined,
  results: readonly TestResult[],
  planted = mutants,
): { defects: readonly CaughtDefect[]; problems: readonly string[] } {
  const caught = planted.map((mutant): TriedMutant => ({ ...mutant, outcome: 'caught' }));
  if (written !== printTried(caught)) {
    const sentence =
      'Expected the file of defects to say that each mutant there is now was caught: run `npm run test:mutants`, and commit what it writes.';
    return { defects: [], problems: [sentence] };
  }
  const defects = caught.map(({ name, criteria, killedBy: { file, title } }) => {
    const killers = results.filter((one) => one.file === file && one.title.startsWith(title));
    return { name, criteria, caughtBy: [...new Set(killers.flatMap(({ tags }) => tags))] };
  });
  return { defects, problems: [] };
}
