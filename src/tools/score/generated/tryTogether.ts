import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, PublishedPage } from '../../../delivery/manifest.ts';
import { asFailedTest, type FailedTest } from '../failedTests.ts';
import { runPlaywright, runVitest } from '../runTests.ts';
import { auditPages } from './auditPages.ts';
import type { Placed } from './companies.ts';
import type { GeneratedDefect } from './generateDefects.ts';
import { namedPages } from './namedPages.ts';
import { changeHarmlessly, plantOnPage } from './plantOnPage.ts';
import { withBuildKept } from './withBuildKept.ts';

/** What came of a company: who noticed each defect by its id, and which pages without one were named, by whom. */
export type Looked = {
  caughtBy: ReadonlyMap<string, readonly FailedTest[]>;
  wronglyNamed: readonly string[];
};

/** How many browsers walk at the same time. */
const workers = 3;

/**
 * Plants defects in a built copy, each on its page, changes the bytes of all other pages, and lets
 * those look that say of each page what is wrong with it: tests of the built site, and, on pages with a
 * defect, the audit. Where a style is spoilt, walks through these pages look too; of what pages
 * themselves lose they notice next to nothing more, and take longer than all others together. The copy
 * is as before when this ends.
 */
export async function tryTogether(
  copy: string,
  company: readonly Placed<GeneratedDefect>[],
): Promise<Looked> {
  const { pages } = JSON.parse(
    await readFile(join(copy, 'build/manifest.json'), 'utf8'),
  ) as Manifest;
  return withBuildKept(copy, async () => {
    const spoilt = new Map(company.map(({ page, defect: { id } }) => [page, id]));
    for (const { path, file } of pages) {
      const placed = company.find(({ page }) => page === path);
      if (placed === undefined) await changeHarmlessly(copy, file);
      else await plantOnPage(copy, placed.defect, file);
    }
    const hasStyles = company.some(({ defect: { file } }) => file.endsWith('.css'));
    const walks = hasStyles ? globSync('tests/journeys/everyPage-*.test.ts', { cwd: copy }) : [];
    const failures = [
      ...(await runVitest(copy, ['site'], { files: undefined, workers: 2 })),
      ...(await runPlaywright(copy, { files: walks, workers, pages: [...spoilt.keys()] })),
      ...(await auditPages(
        copy,
        pages.filter(({ path }) => spoilt.has(path)),
      )),
    ];
    const caughtBy = new Map<string, FailedTest[]>();
    const wronglyNamed: string[] = [];
    for (const failure of failures) {
      const named = namedPages<PublishedPage>(failure.message, pages).map(({ path }) => path);
      const wrong = named.filter((path) => !spoilt.has(path));
      wronglyNamed.push(...wrong.map((path) => `${path} by ${failure.file}: ${failure.title}`));
      // Who finds fault with a page that has none may be wrong about the others too.
      if (wrong.length > 0) continue;
      for (const path of named) {
        const id = spoilt.get(path) ?? '';
        caughtBy.set(id, [...(caughtBy.get(id) ?? []), asFailedTest(failure)]);
      }
    }
    return { caughtBy, wronglyNamed };
  });
}
