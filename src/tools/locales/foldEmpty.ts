import type { LocaleProblem } from '../../i18n/check/problem.ts';
import type { RuleId } from '../../i18n/check/severity.ts';

/** As many empty texts of one file are still worth a line each. */
const few = 5;

/** An empty text counts as one that is not there: a file just begun has the one, an import the other. */
const absent: readonly RuleId[] = ['empty', 'missing-key'];

/**
 * Takes the texts that a file does not have yet together, at the place of the first, once they are so
 * many that what is wrong would be lost among them.
 * @param limit as many of a file are told one by one; 0 for a count alone.
 */
export function foldEmpty(problems: readonly LocaleProblem[], limit = few): LocaleProblem[] {
  const empty = Map.groupBy(
    problems.filter(({ rule }) => absent.includes(rule)),
    ({ file }) => file,
  );
  return problems.flatMap((problem) => {
    const inFile = absent.includes(problem.rule) ? (empty.get(problem.file) ?? []) : [];
    if (inFile.length <= limit) return [problem];
    if (problem !== inFile[0]) return [];
    const message =
      inFile.length === 1
        ? 'Expected 1 more text in this file, which is empty or not there. Translate it.'
        : `Expected ${inFile.length} more texts in this file, which are empty or not there. Translate them.`;
    return [{ ...problem, key: '', message }];
  });
}
