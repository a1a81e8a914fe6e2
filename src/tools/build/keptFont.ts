import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheFolder } from '../../project/cacheFolder.ts';
import { kept } from '../../project/kept.ts';
import { root } from '../../project/root.ts';

/** What decides a cut beside its font and its text: our own steps, and the libraries they take. */
const makers = [
  'src/pictures/faceParts.ts',
  'src/pictures/shapeText.ts',
  'src/tools/build/cutFont.ts',
  'src/tools/build/cutGlyphs.ts',
  'src/tools/build/formsIn.ts',
  'package-lock.json',
];

/**
 * A cut of a font, kept from build to build: cutting takes half a second a script.
 * @param file the font that is cut.
 * @param choice what is cut out of it, and how: anything that can be written as JSON.
 */
export async function keptFont(
  file: string,
  choice: unknown,
  cut: () => Promise<Uint8Array>,
): Promise<Buffer> {
  const files = [file, ...makers.map((maker) => join(root, maker))];
  const parts = await Promise.all(files.map((part) => readFile(part)));
  return kept(join(cacheFolder, 'heading-fonts'), [JSON.stringify(choice), ...parts], cut);
}
