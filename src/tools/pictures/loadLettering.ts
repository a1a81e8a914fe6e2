import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { Lettering } from '../../site/rendering.ts';
import { headingFace } from '../buildHeadingFont.ts';

/** Headings are set tighter than the face, as `--track-heading` in tokens.css; 1000 units an em. */
const tracking = -22;

type Placed = { glyph: number; x: number; y: number };

/** Loads the heading face, with all of its characters, to set text in outlines. */
export async function loadLettering(): Promise<Lettering> {
  const variable = await readFile(createRequire(import.meta.url).resolve(headingFace.source));
  const cut = await subsetFont(variable, undefined, {
    targetFormat: 'truetype',
    variationAxes: headingFace.axes,
    keepAllGlyphs: true,
  });
  const font = new Font(new Face(new Blob(cut)));
  font.setScale(1000, 1000);
  return (text) => {
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const placed: Placed[] = [];
    let width = -tracking;
    for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of glyphsOf(buffer)) {
      // Glyph 0 is the face's box for a character that it does not have.
      if (codepoint === 0) return undefined;
      placed.push({ glyph: codepoint, x: width + tracking + xOffset, y: yOffset });
      width += xAdvance + tracking;
    }
    return { width, path: () => placed.map((one) => outlineOf(font, one)).join('') };
  };
}

function glyphsOf(buffer: Buffer) {
  return buffer.getGlyphInfosAndPositions();
}

/** A glyph in its place; fonts count upwards, pictures downwards. */
function outlineOf(font: Font, { glyph, x, y }: Placed): string {
  return font
    .glyphToJson(glyph)
    .map(({ type, values }) => {
      const moved = values.map((value, index) => (index % 2 === 0 ? x + value : -(y + value)));
      return type + moved.join(' ');
    })
    .join('');
}
