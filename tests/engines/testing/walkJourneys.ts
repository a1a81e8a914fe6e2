import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadBuild } from '../../../src/server/site/loadBuild.ts';
import { startSite, type RunningSite } from '../../../src/tools/browser/startSite.ts';
import { root } from '../../../src/project/root.ts';
import { breakableSite } from '../../journeys/testing/failingSite.ts';
import type { Engine } from '../drivers/driver.ts';
import { engines, type EngineName } from '../engines.ts';
import type { Journeys } from '../journey.ts';
import { forms } from '../journeys/forms.ts';
import { header } from '../journeys/header.ts';
import { languages } from '../journeys/languages.ts';
import { pageComponents } from '../journeys/pageComponents.ts';
import { plain } from '../journeys/plain.ts';
import { reflow } from '../journeys/reflow.ts';
import { scripts } from '../journeys/scripts.ts';
import { visitor } from './visitor.ts';

/** Everything that a visitor of any engine must be able to do, by part of the site. */
const journeys: Readonly<Record<string, Journeys>> = {
  header,
  'parts of pages': pageComponents,
  forms,
  scripts,
  'without JavaScript': plain,
  languages,
  'narrow windows': reflow,
};

/** Declares all journeys for one engine, each in a window of its own that has seen nothing. */
export function walkJourneys(name: EngineName): void {
  let engine: Engine;
  let site: RunningSite;

  beforeAll(async () => {
    engine = await engines[name]();
    site = await startSite(await loadBuild(root));
    process.stdout.write(`${name}: ${engine.version}\n`);
  }, 60_000);

  afterAll(async () => {
    await engine?.stop();
    await site?.stop();
  });

  for (const [component, walks] of Object.entries(journeys)) {
    describe(component, () => {
      test.for(Object.entries(walks))('%s', async ([, walk]) => {
        const connection = await breakableSite(site.origin);
        const window = await engine.openWindow();
        const expected: RegExp[] = [];
        try {
          const visit = visitor(window, connection.origin);
          await walk({ visit, connection, rows: site.rows, expects: (one) => expected.push(one) });
          const isExpected = (line: string) => expected.some((pattern) => pattern.test(line));
          expect(window.complaints().filter((line) => !isExpected(line))).toEqual([]);
        } finally {
          await window.close();
          connection.close();
        }
      });
    });
  }
}
