import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import type { FacePart } from '../../pictures/faceParts.ts';
import type { HeadingFace } from '../../pictures/headingFaces.ts';
import { instanceOf, openFont } from '../../pictures/shapeText.ts';
import { cutGlyphs } from './cutGlyphs.ts';
import { formsIn } from './formsIn.ts';

/**
 * One static cut of a part of a face, with all forms that its characters can take, as WOFF2.
 * @param features the OpenType features to keep; all where none are named.
 */
export async function cutFont(
  file: string,
  characters: string,
  { axes }: Pick<HeadingFace, 'axes'>,
  features?: string[],
): Promise<Buffer> {
  return subsetFont(await readFile(file), characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    ...(features !== undefined && { keepFeatures: features }),
  });
}

/**
 * The same with only those forms that some words take, in their languages: of the conjuncts of an
 * Indian script, a tenth. What a word has in another script, or a space, parts it for the browser
 * too. Read from left to right.
 */
export async function cutByWords(
  { file, has }: FacePart,
  characters: readonly string[],
  face: Pick<HeadingFace, 'axes'>,
  texts: readonly { code: string; words: string }[],
): Promise<Buffer> {
  const whole = await instanceOf(file, face);
  const font = openFont(whole);
  const glyphs = texts.flatMap(({ code, words }) => [
    ...formsIn(new Set(wordsOf(words, has)), font, code),
  ]);
  const cut = await cutGlyphs(whole, characters, glyphs);
  return subsetFont(cut, characters.join(''), { targetFormat: 'woff2' });
}

/** The longest pieces of a text that have only certain characters. */
function wordsOf(text: string, has: FacePart['has']): string[] {
  const parted = Array.from(text, (one) => (has(one.codePointAt(0) ?? 0) ? one : ' ')).join('');
  return parted.split(' ').filter(Boolean);
}
