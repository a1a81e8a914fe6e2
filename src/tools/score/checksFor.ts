import type { RecordRow } from '../evidence/recordRows.ts';
import type { FiledRequirement } from '../evidence/requirement.ts';
import type { Criterion } from '../report/criteria.ts';
import type { Defect } from './defect.ts';

/** A round of tests that a defect has to pass unnoticed before the next one is asked. */
export type Round = {
  name: 'needed' | 'near' | 'all tests' | 'all journeys';
  /** Files of tests, relative to the project; undefined for all. */
  units: readonly string[] | undefined;
  journeys: readonly string[] | undefined;
  /** Tags of which a test in the browser has to carry one; undefined for any test. */
  tags: readonly string[] | undefined;
  /** Whether one test that notices is enough to end the round. */
  endsAtFirst: boolean;
};

/** What is known about tests: the requirements, and which files have shown each of them. */
export type KnownTests = {
  criteria: readonly Criterion[];
  requirements: readonly FiledRequirement[];
  record: readonly Pick<RecordRow, 'requirement' | 'method' | 'source'>[];
};

/** Every test that needs no journey through the site, of units, components and the built site. */
export const allTests: Round = {
  name: 'all tests',
  units: undefined,
  journeys: [],
  tags: undefined,
  endsAtFirst: true,
};

/** Every journey through the site, in the browser. */
export const allJourneys: Round = {
  ...allTests,
  name: 'all journeys',
  units: [],
  journeys: undefined,
};

/**
 * The tests that are run against a defect, those first that should notice it: what its criteria rest
 * on where a machine decides them; then what shows a requirement of the part it is planted in, or one
 * that serves its criteria; then everything. Nothing of this is written beside the defect.
 */
export function checksFor(defect: Defect, known: KnownTests): Round[] {
  const needed = known.criteria
    .filter(({ number, decidable }) => decidable === 'machine' && defect.criteria.includes(number))
    .flatMap(({ needs }) => needs);
  const part = defect.file.replace(/\.[a-z]+$/u, '.requirements.json');
  const near = known.requirements
    .filter(({ file, criteria }) => file === part || criteria.some(isOfDefect))
    .map(({ id }) => id)
    .filter((id) => !needed.includes(id));
  return [
    roundOf('needed', needed, known),
    { ...roundOf('near', near, known), endsAtFirst: true },
    allTests,
    allJourneys,
  ].filter(({ units, journeys }) => units?.length !== 0 || journeys?.length !== 0);

  function isOfDefect(number: string): boolean {
    return defect.criteria.includes(number);
  }
}

/** The files that have shown one of some requirements, all of whose tests are run. */
function roundOf(name: Round['name'], tags: readonly string[], { record }: KnownTests): Round {
  const rows = record.filter(
    ({ requirement }) => requirement !== null && tags.includes(requirement),
  );
  const filesBy = (method: string): string[] => {
    const own = rows.filter((row) => row.method === method);
    return [...new Set(own.map(({ source }) => source.replace(/ \(\d+\)$/u, '')))].toSorted();
  };
  return {
    name,
    units: filesBy('unit test').filter((file) => !file.startsWith('tests/builds/')),
    journeys: filesBy('test in the browser'),
    tags,
    endsAtFirst: false,
  };
}
