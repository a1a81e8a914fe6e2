import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const entry = join(root, 'src/app/site.css');

test('every stylesheet but that of the gallery, which is never published, reaches the visitor through site.css', () => {
  const written = globSync('src/**/*.css', { cwd: root, exclude: ['src/gallery/**'] }).toSorted();
  const published = [...importsOf(entry)].map((file) => relative(root, file)).toSorted();
  expect(published).toEqual(written);
});

/** A stylesheet and everything that it imports, directly or through imports. */
function importsOf(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/@import url\(['"]([^'"]+)['"]\)/gu);
  for (const [, path = ''] of imports) importsOf(join(dirname(file), path), found);
  return found;
}
