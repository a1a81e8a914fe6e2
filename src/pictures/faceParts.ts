import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import type { HeadingFace } from './headingFaces.ts';

/** One file of a face: a package parts it, because no page needs all characters. */
export type FacePart = {
  name: string;
  /** Path of a variable font. */
  file: string;
  has: (codePoint: number) => boolean;
};

/**
 * The parts of a face, the first to be asked for a character before the others.
 * @throws Error if the package has no such part.
 */
export async function faceParts(face: HeadingFace): Promise<FacePart[]> {
  const { resolve } = createRequire(import.meta.url);
  const text = await readFile(resolve(`${face.package}/unicode.json`), 'utf8');
  const ranges = JSON.parse(text) as Record<string, string>;
  const all = Object.keys(ranges);
  const names = face.parts === 'numbered' ? all.filter((name) => name.startsWith('[')) : face.parts;
  return names.map((name) => {
    const range = ranges[name];
    if (range === undefined) {
      throw new Error(
        `Expected ${face.package} to have one of ${all.join(', ')}; got "${name}". Correct src/pictures/headingFaces.ts.`,
      );
    }
    const part = name.replaceAll(/[[\]]/gu, '');
    const file = `${basename(face.package)}-${part}-${face.variant}-normal.woff2`;
    return { name: part, file: resolve(`${face.package}/files/${file}`), has: inRange(range) };
  });
}

/** Whether a code point is in a range as CSS writes it: `U+20-7E, U+A0`. */
export function inRange(range: string): (codePoint: number) => boolean {
  const pairs = Array.from(range.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/giu), ([, from, to]) => {
    const first = Number.parseInt(from ?? '', 16);
    return [first, to === undefined ? first : Number.parseInt(to, 16)] as const;
  });
  return (codePoint) => pairs.some(([first, last]) => codePoint >= first && codePoint <= last);
}

/**
 * Some characters as a range of CSS, the shortest there is.
 * @param isFree whether a code point between them may be in it as well: what a font lacks is looked for in the next.
 */
export function rangeOf(
  characters: Iterable<string>,
  isFree: (codePoint: number) => boolean = () => false,
): string {
  const points = Array.from(characters, (one) => one.codePointAt(0) ?? 0);
  const runs: [number, number][] = [];
  for (const point of points.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    let next = last === undefined ? point : last[1] + 1;
    while (next < point && isFree(next)) next += 1;
    if (last !== undefined && point <= next) last[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return runs
    .map(([first, end]) => `U+${hex(first)}${first === end ? '' : `-${hex(end)}`}`)
    .join(',');
}
