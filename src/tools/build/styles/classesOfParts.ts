import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';
import parseSelector from 'postcss-selector-parser';
import { islandSources } from '../../../delivery/islandSources.ts';
import { root } from '../../../project/root.ts';
import { collectStyles } from './collectStyles.ts';

/**
 * Every class that an interactive part may wear once it is alive: a component imports the stylesheets of
 * those that it wears (`tests/styles.test.ts`). Others that these stylesheets name come with them.
 */
export function classesOfParts(): Set<string> {
  const classes = new Set<string>();
  for (const file of collectStyles(Object.values(islandSources).map((path) => join(root, path)))) {
    parse(readFileSync(file, 'utf8')).walkRules(({ selector }) => {
      parseSelector()
        .astSync(selector)
        .walkClasses(({ value }) => void classes.add(value));
    });
  }
  return classes;
}
