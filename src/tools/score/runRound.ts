import type { Round } from './checksFor.ts';
import { asFailedTest, type FailedTest } from './failedTests.ts';
import { runBuild, runPlaywright, runVitest } from './runTests.ts';
import { shortWalk } from '../lanes/shortWalk.ts';

/** What stands for the build among those that notice: it is no test, and always there. */
export const buildFile = 'src/tools/build/build.ts';

/** A site that cannot be built was noticed by whoever builds it. */
const failedBuild: FailedTest = { file: buildFile, title: 'npm run build', tags: [] };

const builtSite = 'tests/site/';

/** The steps of a round, those first that cost least. */
const steps = [
  (copy: string, round: Round) =>
    runVitest(copy, ['units', 'components'], {
      ...unitsOf(round, (file) => !file.startsWith(builtSite)),
      loading: round.loading,
    }),
  async (copy: string, { units, journeys, loading }: Round) => {
    if (loading) return [];
    const isNeeded = units?.some((file) => file.startsWith(builtSite)) ?? true;
    if (!isNeeded && journeys?.length === 0) return [];
    // Tests would build it themselves, and not say that it cannot be built.
    return (await runBuild(copy)) ? [] : [failedBuild];
  },
  async (copy: string, round: Round) =>
    round.loading
      ? []
      : runVitest(
          copy,
          ['site'],
          unitsOf(round, (file) => file.startsWith(builtSite)),
        ),
  async (copy: string, { journeys: files, tags, titles, isShort, pages }: Round) =>
    files?.length === 0
      ? []
      : runPlaywright(copy, {
          ...{ files, tags, titles },
          enough: titles === undefined ? 1 : undefined,
          pages: isShort ? await shortWalk(copy, pages) : undefined,
        }),
];

/**
 * Runs a round of tests in a copy of the project, those first that cost least: what needs no build,
 * what reads the built site, journeys. Goes no further than the first of these in which a test fails
 * that ends the round. Resolves with all that failed.
 */
export async function runRound(copy: string, round: Round): Promise<FailedTest[]> {
  const failed: FailedTest[] = [];
  for (const step of steps) {
    failed.push(...(await step(copy, round)).map(asFailedTest));
    if (failed.some((test) => isEnough(test, round))) break;
  }
  return failed;
}

function isEnough({ file, tags: own }: FailedTest, { tags = [], endsBy }: Round): boolean {
  return endsBy === 'any' || file === buildFile || own.some((tag) => tags.includes(tag));
}

function unitsOf({ units, titles }: Round, isOne: (file: string) => boolean) {
  const enough = units === undefined ? (1 as const) : undefined;
  return { files: units?.filter(isOne), titles, enough };
}
