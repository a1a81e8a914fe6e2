import type { RecordRow } from '../evidence/recordRows.ts';
import type { FiledRequirement } from '../evidence/requirement.ts';
import type { Criterion } from '../report/criteria.ts';
import type { Defect } from './defect.ts';
import type { FailedTest } from './failedTests.ts';

/** A round of tests that a defect has to pass unnoticed before the next one is asked. */
export type Round = {
  name:
    | 'every page'
    | 'needed'
    | 'near'
    | 'those that load it'
    | 'the built site'
    | 'short journeys'
    | 'all tests'
    | 'needed on every page'
    | 'all journeys'
    | 'those that noticed';
  /** Files of tests, relative to the project; undefined for all. */
  units: readonly string[] | undefined;
  journeys: readonly string[] | undefined;
  /** Of the units only those that load one of these files, which need not be tests. */
  loading?: readonly string[];
  /** Tags of which a test in the browser has to carry one to run; undefined for any. */
  tags: readonly string[] | undefined;
  /** Whether only a test with one of these tags ends the round, or any that fails. */
  endsBy: 'tagged' | 'any';
  /** The only tests that run, all of them, by title; undefined for any, until one fails. */
  titles?: readonly string[];
  /** Whether walks through every page go to one of each kind only, which takes a fraction of the time. */
  isShort: boolean;
  /** Pages that such a walk goes to besides, by path. */
  pages?: readonly string[];
};

/** What is known about tests: the requirements, which files have shown each, and all files of tests. */
export type KnownTests = {
  criteria: readonly Criterion[];
  requirements: readonly FiledRequirement[];
  record: readonly Pick<RecordRow, 'requirement' | 'method' | 'source'>[];
  /** Relative to the project. */
  testFiles: readonly string[];
};

/** Every test that needs no journey through the site, of units, components and the built site. */
const allTests: Round = {
  name: 'all tests',
  units: undefined,
  journeys: [],
  tags: undefined,
  endsBy: 'any',
  isShort: false,
};

/** What says of each page as it is built what is wrong with it. */
const builtSite: Round = { ...allTests, name: 'the built site', units: ['tests/site/'] };

/** Every journey through the site, in the browser. */
const allJourneys: Round = {
  ...allTests,
  name: 'all journeys',
  units: [],
  journeys: undefined,
};

/**
 * The tests that are run against a defect, those first that should notice it: what its criteria rest
 * on where a machine decides them; then what shows a requirement of the part it is planted in, or one
 * that serves its criteria, both with short walks; then what loads the part, and what reads the built site;
 * then all tests, and at last journeys, which take longest, the short ones first. Nothing of this is
 * written beside the defect.
 */
export function checksFor(defect: Pick<Defect, 'criteria' | 'file'>, known: KnownTests): Round[] {
  const needed = known.criteria
    .filter(({ number, decidable }) => decidable === 'machine' && defect.criteria.includes(number))
    .flatMap(({ needs }) => needs);
  const stem = defect.file.replace(/\.[a-z]+$/u, '');
  const part = `${stem}.requirements.json`;
  const near = known.requirements
    .filter(({ file, criteria }) => file === part || criteria.some(isOfDefect))
    .map(({ id }) => id)
    .filter((id) => !needed.includes(id));
  const beside = known.testFiles.filter((file) => file.replace(/\.test\.tsx?$/u, '') === stem);
  const nearby = roundOf('near', near, known);
  const first: Round = { ...roundOf('needed', needed, known), endsBy: 'tagged' };
  const everywhere: Round = { ...first, name: 'needed on every page', units: [] };
  return [
    { ...first, isShort: true },
    { ...nearby, units: [...new Set([...beside, ...(nearby.units ?? [])])], isShort: true },
    { ...allTests, name: 'those that load it' as const, loading: [defect.file] },
    builtSite,
    allTests,
    { ...allJourneys, name: 'short journeys' as const, isShort: true },
    everywhere,
    allJourneys,
  ].filter(({ units, journeys }) => units?.length !== 0 || journeys?.length !== 0);

  function isOfDefect(number: string): boolean {
    return defect.criteria.includes(number);
  }
}

/** How many characters of titles a round may ask for: a system takes 128 KiB as one argument, and escaped they are longer. */
const mostTitles = 25_000;

/**
 * Those that have noticed a defect, and no others, for a copy in which nothing is lost; in as many rounds
 * as their titles need.
 */
export function thoseThatNoticed(tests: readonly FailedTest[]): Round[] {
  const rounds: FailedTest[][] = [];
  let length = Infinity;
  for (const test of uniqueOf(tests)) {
    length += test.title.length;
    if (length > mostTitles) {
      rounds.push([]);
      length = test.title.length;
    }
    rounds.at(-1)?.push(test);
  }
  return rounds.map(asRound);
}

/** Each test once, those of a file together. */
function uniqueOf(tests: readonly FailedTest[]): FailedTest[] {
  const names = tests.map((test) => [`${test.file} ${test.title}`, test] as const);
  return [...new Map(names.toSorted(([one], [other]) => (one < other ? -1 : 1))).values()];
}

function asRound(tests: readonly FailedTest[]): Round {
  const files = [...new Set(tests.map(({ file }) => file))].toSorted();
  return {
    name: 'those that noticed',
    units: files.filter((file) => file.includes('.test.') && !file.startsWith(journeys)),
    journeys: files.filter((file) => file.startsWith(journeys)),
    tags: undefined,
    endsBy: 'tagged',
    isShort: true,
    titles: [...new Set(tests.map(({ title }) => title))].toSorted(),
  };
}

const journeys = 'tests/journeys/';

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
    endsBy: 'any',
    isShort: false,
  };
}
