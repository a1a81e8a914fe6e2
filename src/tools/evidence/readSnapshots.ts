import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../../project/root.ts';

/** What tests in the browser compare with what assistive technology is told; see `ariaSnapshots.test.ts`. */
const folder = 'tests/journeys/ariaSnapshots';

/** Component, to the name of a state in a file, to what a screen reader is told in it. */
export function readSnapshots(): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const files = globSync('*/*.aria.yml', { cwd: join(root, folder) }).toSorted();
  const byComponent = Map.groupBy(files, (file) => dirname(file));
  return new Map(
    [...byComponent].map(([component, own]) => [
      component,
      Object.fromEntries(
        own.map((file) => [
          basename(file, '.aria.yml'),
          readFileSync(join(root, folder, file), 'utf8'),
        ]),
      ),
    ]),
  );
}
