import type { LocaleProblem } from '../../i18n/check/problem.ts';

/** As many empty texts of one file are still worth a line each. */
const few = 5;

/**
 * Takes the empty texts of a file together, at the place of the first, once they are so many that
 * what is wrong would be lost among them: of a file just begun all texts are empty.
 */
export function foldEmpty(problems: readonly LocaleProblem[]): LocaleProblem[] {
  const empty = Map.groupBy(
    problems.filter(({ rule }) => rule === 'empty'),
    ({ file }) => file,
  );
  return problems.flatMap((problem) => {
    const inFile = problem.rule === 'empty' ? (empty.get(problem.file) ?? []) : [];
    if (inFile.length <= few) return [problem];
    if (problem !== inFile[0]) return [];
    const message = `Expected ${inFile.length} more texts in this file, got empty ones. Translate them.`;
    return [{ ...problem, key: '', message }];
  });
}
