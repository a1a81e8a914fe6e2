import { runFile } from './reportFolder.ts';
import type { Problem } from './createReport.ts';
import { faultOf, type Judgement } from './judgements.ts';
import type { PageReport } from './pageReport.ts';

/**
 * Rules of the second engine that leave something to people and have no judgement, judgements that
 * are badly written, and, in a report on every page, those whose rule leaves nothing to people.
 */
export function judgementProblems(
  judgements: readonly Judgement[],
  reports: readonly Pick<PageReport, 'second'>[],
  isWhole: boolean,
): Problem[] {
  const asking = new Set(reports.flatMap(({ second }) => Object.keys(second.undecided)));
  const judged = judgements.map(({ rule }) => rule);
  const texts = [
    ...[...asking.difference(new Set(judged))].map(
      (rule) =>
        `The second engine leaves something to people by the rule ${rule}: mend the cause, or judge it in judgements.json.`,
    ),
    ...judgements.flatMap((judgement, index) => {
      const { rule } = judgement;
      const fault =
        judged.indexOf(rule) < index
          ? 'expected one judgement a rule, got another'
          : (faultOf(judgement) ??
            (isWhole && !asking.has(rule)
              ? 'its rule leaves nothing to people any more. Take it out of judgements.json'
              : undefined));
      return fault === undefined ? [] : [`The judgement on ${rule}: ${fault}.`];
    }),
  ];
  return texts.map((text) => ({ file: runFile, text }));
}
