import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';
import { islandSources } from '../../../delivery/islandSources.ts';
import { root } from '../../../project/root.ts';
import { choicesOf, classesIn } from './choices.ts';
import { collectStyles } from './collectStyles.ts';

/**
 * Every class that an interactive part may wear once it is alive: a component imports the stylesheets of
 * those that it wears (`tests/styles.test.ts`). Others that these stylesheets name come with them.
 */
export function classesOfParts(): Set<string> {
  const files = collectStyles(Object.values(islandSources).map((path) => join(root, path)));
  return new Set(
    files.flatMap((file) =>
      choicesOf(parse(readFileSync(file, 'utf8'))).flatMap(({ selector }) => classesIn(selector)),
    ),
  );
}
