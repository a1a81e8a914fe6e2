import { readFile } from 'node:fs/promises';
import { Blob, Buffer, Direction, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { HeadingFace } from './headingFaces.ts';

/** How a text is to be read: its language as a BCP 47 code, and its direction. */
export type Reading = { language: string; dir: 'ltr' | 'rtl' };

/** One part of a face as the heading cut has it, with all of its glyphs: the bytes of a font. */
export async function instanceOf(
  file: string,
  { axes }: Pick<HeadingFace, 'axes'>,
): Promise<Uint8Array> {
  return subsetFont(await readFile(file), undefined, {
    targetFormat: 'truetype',
    variationAxes: axes,
    keepAllGlyphs: true,
  });
}

/** Opens a TrueType font to shape text with it, 1000 units an em. */
export function openFont(bytes: Uint8Array): Font {
  const font = new Font(new Face(new Blob(bytes)));
  font.setScale(1000, 1000);
  return font;
}

/** The glyphs of a text in one direction, in their forms and from left to right. */
export function shapeText(text: string, font: Font, { language, dir }: Reading) {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(dir === 'rtl' ? Direction.RTL : Direction.LTR);
  // Marathi and Hindi, or Serbian and Russian, write some letters of their script differently.
  buffer.setLanguage(language);
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
}
