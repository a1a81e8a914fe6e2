import type { Font } from 'harfbuzzjs';
import type { Lettering, LetteringFor } from '../delivery/rendering.ts';
import { faceParts, type FacePart } from './faceParts.ts';
import { headingFaces, type HeadingFace } from './headingFaces.ts';
import { instanceOf, openFont, shapeText } from './shapeText.ts';
import { visualRuns } from './visualRuns.ts';

/**
 * Headings of Latin pages are set tighter than the face, as `--track-heading` in scale.css; 1000
 * units an em. Letters that join, and signs that stand on each other, must not be moved.
 */
const trackings: Readonly<Record<string, number>> = { Latn: -22 };

type Positioned = { font: Font; glyph: number; x: number; y: number };

/**
 * Prepares to set titles in the heading faces, each file of which is read once, when a title first
 * needs it. Words in Latin letters are set in the Latin face wherever they stand.
 */
export function loadLettering(): LetteringFor {
  const known = new Map<string, Promise<Font>>();
  const fontOf = (file: string, face: HeadingFace): Promise<Font> => {
    const font = known.get(file) ?? instanceOf(file, face).then(openFont);
    known.set(file, font);
    return font;
  };
  return async (title, { code, script, dir }) => {
    const own = headingFaces[script];
    const faces = new Set(own === undefined ? [headingFaces.Latn] : [own, headingFaces.Latn]);
    const fonts: { font: Font; has: FacePart['has'] }[] = [];
    for (const face of faces) {
      for (const part of await faceParts(face)) {
        if (!hasAnyOf(part, title)) continue;
        const font = await fontOf(part.file, face);
        fonts.push({ font, has: (point) => part.has(point) && font.glyph(point) !== undefined });
      }
    }
    return letter(fonts, { code, dir, tracking: trackings[script] ?? 0 });
  };
}

/** A hyphen comes where a word is broken, a space where any is. */
function hasAnyOf({ has }: FacePart, title: string): boolean {
  return Array.from(`${title} -`).some((character) => has(character.codePointAt(0) ?? 0));
}

function letter(
  fonts: Parameters<typeof visualRuns<Font>>[2],
  { code, dir, tracking }: { code: string; dir: 'ltr' | 'rtl'; tracking: number },
): Lettering {
  return (text) => {
    const positioned: Positioned[] = [];
    let width = -tracking;
    const runs = visualRuns(text, dir, fonts);
    if (runs === undefined) return undefined;
    for (const run of runs) {
      const glyphs = shapeText(run.text, run.font, { language: code, dir: run.dir });
      for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of glyphs) {
        const x = width + tracking + xOffset;
        positioned.push({ font: run.font, glyph: codepoint, x, y: yOffset });
        width += xAdvance + tracking;
      }
    }
    return { width, path: () => positioned.map(outlineOf).join('') };
  };
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
