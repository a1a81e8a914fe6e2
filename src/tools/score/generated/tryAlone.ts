import { globSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from '../../../delivery/manifest.ts';
import { applyDefect } from '../applyDefect.ts';
import { checksFor, type KnownTests, type Round } from '../checksFor.ts';
import { asFailedTest, type FailedTest } from '../failedTests.ts';
import { runRound } from '../runRound.ts';
import { auditPages } from './auditPages.ts';
import type { GeneratedDefect } from './generateDefects.ts';
import { withBuildKept } from './withBuildKept.ts';

/** On how many of its pages a style is looked at: it is the same on all. */
const most = 2;

/**
 * Plants one defect in a built copy, for every page that has it, and lets those look that could
 * notice, until one does: tests of the built site and walks through its pages, what its criteria
 * rest on and what serves them, the audit. The copy is as before when this ends.
 */
export function tryAlone(
  copy: string,
  defect: GeneratedDefect,
  known: KnownTests,
): Promise<FailedTest[]> {
  return withBuildKept(copy, async () => {
    const site = join(copy, 'dist');
    await applyDefect(site, defect);
    for (const ending of ['br', 'gz']) await rm(join(site, `${defect.file}.${ending}`));
    const pages = defect.pages.slice(0, most);
    for (const round of roundsFor(copy, defect, known)) {
      const failed = await runRound(copy, { ...round, isShort: true, pages });
      if (failed.length > 0) return failed;
    }
    const manifest = await readFile(join(copy, 'build/manifest.json'), 'utf8');
    const { pages: all } = JSON.parse(manifest) as Manifest;
    const own = all.filter(({ path }) => pages.includes(path));
    return (await auditPages(copy, own)).map(asFailedTest);
  });
}

/** Only what is published can be noticed: the sources are as they were. */
function roundsFor(copy: string, { criteria, file }: GeneratedDefect, known: KnownTests): Round[] {
  const ofCriteria = checksFor({ criteria, file }, known).filter(
    ({ name }) => name === 'needed' || name === 'near',
  );
  const everyPage: Round = {
    name: 'every page',
    units: [builtSite],
    journeys: globSync('tests/journeys/everyPage-*.test.ts', { cwd: copy }),
    tags: undefined,
    endsBy: 'any',
    isShort: true,
  };
  return [everyPage, ...ofCriteria.map((round) => ({ ...round, units: [] }))];
}

/** All tests that read the built site are in one folder. */
const builtSite = 'tests/site/';
