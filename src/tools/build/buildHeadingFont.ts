import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { headingFace } from '../../pictures/headingFace.ts';
import { readLocaleFolders, wordFiles } from '../locales/localeFolders.ts';
import { root } from '../../project/root.ts';
import { writeWhole } from '../../project/writeWhole.ts';

/** What every language has, whatever its words: ASCII, and the spaces that formats put in. */
const always =
  Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('') +
  '\u00a0\u202f';

/**
 * Makes the heading font: one static cut of Anek Latin (SemiBold 600, width 112), reduced to what
 * the words of the locales are written with, as `build/heading.woff2` and, for the letters beyond
 * those of Western Europe, `build/heading-ext.woff2`.
 * @param folder the project whose locales are read and whose fonts are written.
 */
export async function buildHeadingFont(folder = root): Promise<void> {
  const characters = always + (await lettersOf(folder));
  await Promise.all([
    writeCut(headingFace.sources.basic, characters, join(folder, 'build/heading.woff2')),
    // A file without any letter is no font to a browser.
    writeCut(
      headingFace.sources.extended,
      `${characters}ā`,
      join(folder, 'build/heading-ext.woff2'),
    ),
  ]);
}

/** Every character of the words of every locale, once. */
async function lettersOf(folder: string): Promise<string> {
  const letters = new Set<string>();
  for (const file of wordFiles((await readLocaleFolders(folder)).folders)) {
    for (const letter of wordsIn(await readFile(join(folder, file), 'utf8'))) letters.add(letter);
  }
  return [...letters].toSorted().join('');
}

/** The text of a locale file without its escapes; a file that cannot be read is told elsewhere. */
function wordsIn(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return '';
  }
}

async function writeCut(source: string, characters: string, target: string): Promise<void> {
  const font = await readFile(createRequire(import.meta.url).resolve(source));
  const cut = await subsetFont(font, characters, {
    targetFormat: 'woff2',
    variationAxes: headingFace.axes,
    keepFeatures: ['kern', 'tnum'],
  });
  await writeWhole(target, cut);
}
