import { createRequire } from 'node:module';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from './root.ts';

/** The face of headings, and the cut of it that the site uses. */
export const headingFace = {
  source: '@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2',
  axes: { wght: 600, wdth: 112 },
};

/** Everything a Latin heading or figure is written with. */
const characters =
  Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('') +
  'äöüÄÖÜßéèàç–—‘’“”„…\u00a0';

/**
 * Makes the heading font: one static cut of Anek Latin (SemiBold 600, width 112), reduced to
 * the characters that headings use, as `build/heading.woff2`. Does nothing if it is there.
 */
export async function buildHeadingFont(): Promise<void> {
  const target = join(root, 'build/heading.woff2');
  if (existsSync(target)) return;
  const font = await readFile(createRequire(import.meta.url).resolve(headingFace.source));
  const subset = await subsetFont(font, characters, {
    targetFormat: 'woff2',
    variationAxes: headingFace.axes,
    keepFeatures: ['kern', 'tnum'],
  });
  await mkdir(join(root, 'build'), { recursive: true });
  await writeFile(target, subset);
}
