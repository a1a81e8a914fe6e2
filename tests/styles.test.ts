import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { collectSiteStyles } from '../src/tools/vite/siteStyles.ts';

const root = join(import.meta.dirname, '..');

test('every stylesheet but that of the gallery, which is never published, is imported by what it styles', () => {
  const written = globSync('src/**/*.css', { cwd: root, exclude: ['src/gallery/**'] }).toSorted();
  const published = collectSiteStyles().map((file) => relative(root, file));
  expect(published.toSorted()).toEqual(written);
});
