import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { Lettering } from '../delivery/rendering.ts';
import { headingFace } from './headingFace.ts';

/** Headings are set tighter than the face, as `--track-heading` in scale.css; 1000 units an em. */
const tracking = -22;

type Positioned = { font: Font; glyph: number; x: number; y: number };

/** Loads the heading face, with all of its characters, to set text in outlines. */
export async function loadLettering(): Promise<Lettering> {
  const fonts = await Promise.all(Object.values(headingFace.sources).map(loadFont));
  return (text) => {
    const positioned: Positioned[] = [];
    let width = -tracking;
    for (const [font, run] of runsOf(text, fonts)) {
      if (font === undefined) return undefined;
      for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of shaped(run, font)) {
        positioned.push({ font, glyph: codepoint, x: width + tracking + xOffset, y: yOffset });
        width += xAdvance + tracking;
      }
    }
    return { width, path: () => positioned.map(outlineOf).join('') };
  };
}

async function loadFont(source: string): Promise<Font> {
  const variable = await readFile(createRequire(import.meta.url).resolve(source));
  const cut = await subsetFont(variable, undefined, {
    targetFormat: 'truetype',
    variationAxes: headingFace.axes,
    keepAllGlyphs: true,
  });
  const font = new Font(new Face(new Blob(cut)));
  font.setScale(1000, 1000);
  return font;
}

/** The text in pieces, each with the file of the face that has its characters, if there is one. */
function runsOf(text: string, fonts: readonly Font[]): [Font | undefined, string][] {
  const runs: [Font | undefined, string][] = [];
  for (const character of text) {
    const font = fonts.find((one) => one.glyph(character.codePointAt(0) ?? 0) !== undefined);
    const last = runs.at(-1);
    if (last && last[0] === font) last[1] += character;
    else runs.push([font, character]);
  }
  return runs;
}

function shaped(text: string, font: Font) {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
}

/** A glyph in its place; fonts count upwards, pictures downwards. */
function outlineOf({ font, glyph, x, y }: Positioned): string {
  return font
    .glyphToJson(glyph)
    .map(({ type, values }) => {
      const moved = values.map((value, index) => (index % 2 === 0 ? x + value : -(y + value)));
      return type + moved.join(' ');
    })
    .join('');
}
