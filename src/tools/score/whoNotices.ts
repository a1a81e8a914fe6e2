import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reportsFolder } from '../../project/repository.ts';
import { root } from '../../project/root.ts';
import { readRequirements } from '../evidence/readRequirements.ts';
import type { RecordRow } from '../evidence/recordRows.ts';
import { criteria } from '../report/criteria.ts';
import { applyDefect } from './applyDefect.ts';
import { thoseThatNoticed, type KnownTests, type Round } from './checksFor.ts';
import { harmless, type Defect } from './defect.ts';
import type { FailedTest } from './failedTests.ts';
import { runRound } from './runRound.ts';

/** What the project knows of its tests. */
export async function knownTests(): Promise<KnownTests> {
  const record = await readFile(join(root, reportsFolder, 'record.json'), 'utf8');
  return {
    criteria,
    requirements: readRequirements(),
    record: JSON.parse(record) as RecordRow[],
    testFiles: globSync(['src/**/*.test.ts', 'src/**/*.test.tsx'], { cwd: root }),
  };
}

/** Plants a defect in a copy, and takes it out again; the tests that failed in the first round in which any did. */
export async function whoNotices(
  copy: string,
  defect: Pick<Defect, 'file' | 'original' | 'replacement'>,
  rounds: readonly Round[],
): Promise<FailedTest[]> {
  const undo = await applyDefect(copy, defect);
  try {
    for (const round of rounds) {
      const failed = await runRound(copy, round);
      if (failed.length > 0) return failed;
    }
    return [];
  } finally {
    await undo();
  }
}

/**
 * Of the tests that have noticed something, those that fail at a change too that takes nothing from
 * anybody: they would seem to notice every defect, and have shown nothing.
 */
export async function whoNoticesNothing(
  copy: string,
  noticed: readonly FailedTest[],
): Promise<FailedTest[]> {
  const unsound: FailedTest[] = [];
  // Each asked for itself: the first in which a test fails would be the last.
  for (const round of thoseThatNoticed(noticed)) {
    unsound.push(...(await whoNotices(copy, harmless, [round])));
  }
  return unsound;
}
