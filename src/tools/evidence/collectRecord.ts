import type { Sentence } from './readSpecification.ts';
import type { TestResult } from './readTestResults.ts';
import type { FiledRequirement } from './requirement.ts';

/** One piece of evidence: tests of one file that were about one thing, and how they ended. */
export type Evidence = {
  /** Id of a requirement, or of a sentence of the specification; there is one row for each file. */
  requirement: string;
  /** The success criteria of WCAG 2.2 that the requirement serves. */
  criteria: readonly string[];
  /** What was tried: the component that the requirement binds, or the site. */
  subject: string;
  method: TestResult['method'];
  outcome: 'passed' | 'failed';
  /** Where to read it: the file of tests, and how many of them were about it. */
  source: { file: string; tests: number };
  /** The day it was tried, as YYYY-MM-DD. */
  date: string;
};

/** What has to be shown, whatever catalogue it stands in, and the tags that show it. */
type Claim = Pick<Evidence, 'criteria' | 'subject'> & {
  id: string;
  sentence: string;
  tags: readonly string[];
  doesNotApply: boolean;
};

/** Sections that say what visitors get; 6 has no roles, and what 7 sends is tested at the intake. */
const shownSections: readonly number[] = [1, 2, 3, 4, 5, 8, 9];

/**
 * Joins what tests have shown with what is required. The same arguments give the same record.
 * @returns all evidence, and in sentences why it is not whole.
 */
export function collectRecord(
  requirements: readonly FiledRequirement[],
  specification: readonly Sentence[],
  results: readonly TestResult[],
  date: string,
): { evidence: readonly Evidence[]; problems: readonly string[] } {
  const carriers = Map.groupBy(
    results.flatMap((result) => result.tags.map((tag) => ({ tag, result }))),
    ({ tag }) => tag,
  );
  const carrying = (tags: readonly string[]) =>
    tags.flatMap((tag) => carriers.get(tag) ?? []).map(({ result }) => result);
  const claims = [...requirements.map(asClaim), ...sentencesToShow(requirements, specification)];
  const evidence = claims.flatMap(({ id, criteria, subject, tags }) =>
    [
      ...Map.groupBy(carrying(tags), ({ file, isPassed }) => `${file} ${isPassed}`).values(),
    ].flatMap((own): Evidence[] => {
      const [first] = own;
      if (first === undefined) return [];
      const { method, isPassed, file } = first;
      const outcome = isPassed ? 'passed' : 'failed';
      const source = { file, tests: own.length };
      return [{ requirement: id, criteria, subject, method, outcome, source, date }];
    }),
  );
  const known = new Set([...requirements, ...specification].map(({ id }) => id));
  const strange = [...carriers].filter(([tag]) => !known.has(tag));
  return {
    evidence,
    problems: [
      ...strange.map(
        ([tag, [first]]) =>
          `Expected the tag of a test to be the id of a requirement or of a sentence of the specification, got "${tag}" in ${first?.result.file}.`,
      ),
      ...claims.flatMap((claim) => problemsOf(claim, carrying(claim.tags))),
    ],
  };
}

function asClaim({ id, sentence, criteria, file, doesNotApply }: FiledRequirement): Claim {
  const subject = file.replace(/\.requirements\.json$/u, '');
  return { id, sentence, criteria, subject, tags: [id], doesNotApply: doesNotApply !== undefined };
}

/**
 * A sentence is shown by tests that carry it, and by those of requirements that name it. One that is
 * struck through has given way to another.
 */
function sentencesToShow(
  requirements: readonly FiledRequirement[],
  specification: readonly Sentence[],
): Claim[] {
  return specification
    .filter(
      ({ section, sentence }) => shownSections.includes(section) && !sentence.startsWith('~~'),
    )
    .map(({ id, sentence }) => {
      const naming = requirements.filter((one) => one.specification?.includes(id));
      const tags = [id, ...naming.map((one) => one.id)];
      return { id, sentence, criteria: [], subject: 'the site', tags, doesNotApply: false };
    });
}

function problemsOf({ id, sentence, doesNotApply }: Claim, own: readonly TestResult[]): string[] {
  if (doesNotApply) {
    return own.length === 0 ? [] : [`Expected no test of ${id}, which is said not to apply.`];
  }
  if (own.length === 0)
    return [`Expected a test that carries the tag ${id}, got none: ${sentence}`];
  return own
    .filter(({ isPassed }) => !isPassed)
    .map(({ file, title }) => `${id} is not shown: ${file}: "${title}" failed.`);
}
