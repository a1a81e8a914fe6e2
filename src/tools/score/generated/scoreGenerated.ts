import { readFile, rm } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../../../delivery/manifest.ts';
import { lastCommit } from '../../../project/repository.ts';
import { copyToBreak } from '../copyToBreak.ts';
import type { FailedTest } from '../failedTests.ts';
import { runBuild, runVitest } from '../runTests.ts';
import { withoutUnsound } from '../triedDefect.ts';
import { knownTests, whoNoticesNothing } from '../whoNotices.ts';
import { companiesOf, type Placed } from './companies.ts';
import { generateDefects, type GeneratedDefect } from './generateDefects.ts';
import { publishedSite } from './publishedSite.ts';
import type { TriedGenerated } from './triedGenerated.ts';
import { tryAlone } from './tryAlone.ts';
import { tryTogether, type Looked } from './tryTogether.ts';

/** How many defects are tried alone at the same time, each in a copy of its own. */
const workers = 3;

/** How many defects make it worth to try them in company. */
const fewest = 8;

/** What came of a company that is too small for one. */
const nobody: Looked = { caughtBy: new Map(), wronglyNamed: [] };

type Options = {
  seed: string;
  /** What was tried before; what is still generated in the same place is not tried again. */
  before: readonly TriedGenerated[];
  /** Called with each that has been tried. */
  keep: (tried: TriedGenerated) => Promise<void>;
  say: (line: string) => void;
};

/**
 * Tries the defects that a seed makes of the site as it is published now: in company, and then, alone,
 * those of the company that nobody noticed there.
 * @returns all of them, in their order, and the tests that also fail where nothing is lost.
 * @throws Error if a test of the built site fails before anything is planted.
 */
export async function scoreGenerated({
  seed,
  before,
  keep,
  say,
}: Options): Promise<{ tried: TriedGenerated[]; unsound: FailedTest[] }> {
  const copies = await Promise.all(Array.from({ length: workers }, copyToBreak));
  const [first = ''] = copies;
  try {
    await Promise.all(copies.map(runBuild));
    await refuseUnsound(first);
    const commit = await lastCommit();
    const { defects, pages } = await generate(first, seed);
    const ended = before.filter(
      (one) => one.seed === seed && defects.some((now) => isSame(one, now)),
    );
    const waiting = defects.filter((defect) => !ended.some((one) => isSame(one, defect)));
    const end = async (
      { id, operator, criteria, file, describes }: GeneratedDefect,
      page: string,
      caughtBy: readonly FailedTest[],
    ): Promise<void> => {
      const outcome = caughtBy.length > 0 ? ('caught' as const) : ('survived' as const);
      const tried = new Date().toISOString().slice(0, 10);
      const about = { id, operator, criteria, file, describes, page, seed };
      const one: TriedGenerated = { ...about, outcome, caughtBy, tried, commit };
      ended.push(one);
      await keep(one);
      say(`${outcome.padEnd(9)} ${id} on ${page}: ${describes}`);
    };

    const known = await knownTests();
    // One company to its end before the next: what a run that is ended has kept would else be those
    // alone that are noticed easily.
    const [ofStyles = [], ofPages = []] = [true, false].map((isStyle) =>
      waiting.filter(({ file }) => file.endsWith('.css') === isStyle),
    );
    for (const company of [ofPages, ofStyles].flatMap((some) => companiesOf(some, pages))) {
      const { caughtBy, wronglyNamed } =
        company.length < fewest ? nobody : await tryTogether(first, company);
      for (const name of wronglyNamed) say(`Named without a defect: ${name}`);
      const left: Placed<GeneratedDefect>[] = [];
      for (const placed of company) {
        const noticed = caughtBy.get(placed.defect.id);
        if (noticed) await end(placed.defect, placed.page, noticed);
        else left.push(placed);
      }
      say(`${caughtBy.size} of a company of ${company.length} noticed.`);
      const work = async (copy: string): Promise<void> => {
        for (let next = left.shift(); next !== undefined; next = left.shift()) {
          await end(next.defect, next.page, await tryAlone(copy, next.defect, known));
        }
      };
      await Promise.all(copies.map(work));
    }
    const noticed = ended.flatMap(({ caughtBy }) => caughtBy);
    const unsound = await whoNoticesNothing(first, noticed);
    const sound = withoutUnsound(ended, unsound);
    const inOrder = defects.flatMap((defect) => sound.find((one) => isSame(one, defect)) ?? []);
    return { tried: inOrder, unsound };
  } finally {
    await Promise.all(copies.map((copy) => rm(copy, { recursive: true, force: true })));
  }
}

/** A test of the built site that finds fault with a sound one would seem to notice every defect that is tried alone. */
async function refuseUnsound(copy: string): Promise<void> {
  const [failure, ...others] = await runVitest(copy, ['site'], { files: undefined, workers });
  if (failure === undefined) return;
  throw new Error(
    `Expected the tests of the built site to pass before a defect is planted, but "${failure.title}" fails, and ${others.length} more: mend them first.`,
  );
}

async function generate(
  copy: string,
  seed: string,
): Promise<{ defects: GeneratedDefect[]; pages: number }> {
  const text = await readFile(join(copy, 'build/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const site = publishedSite(manifest, (file) => readFileSync(join(copy, 'dist', file), 'utf8'));
  return { defects: generateDefects(site, seed), pages: site.pages.length };
}

type Named = Pick<GeneratedDefect, 'id' | 'file' | 'describes'>;

/** Whether two are the same fault in the same file. */
function isSame(one: Named, other: Named): boolean {
  return one.id === other.id && one.file === other.file && one.describes === other.describes;
}
