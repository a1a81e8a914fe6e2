import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { faceParts, inRange, rangeOf } from '../../pictures/faceParts.ts';
import { headingFaces } from '../../pictures/headingFaces.ts';
import { root } from '../../project/root.ts';
import { writeWhole } from '../../project/writeWhole.ts';
import { cutByWords, cutFont } from './cutFont.ts';
import { keptFont } from './keptFont.ts';
import { headingCharacters, type LocaleCharacters } from './headingCharacters.ts';

/** What every language has, whatever its words: ASCII, and the spaces that formats put in. */
const always =
  Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('') +
  '\u00a0\u202f';

/** What pages of a language need beside the Latin letters of the site's one stylesheet. */
export type HeadingFiles = {
  /** A stylesheet that adds the letters of a script to the family of headings. */
  style: string;
  /** The fonts in it that words of the language are set in. */
  fonts: readonly string[];
};

/** Where the heading files of languages are noted: by code, with paths in the project. */
export const headingFilesNote = 'build/headings/locales.json';

/**
 * Cuts the heading faces to what the words of the locales are written with. The Latin letters of
 * most languages are `build/heading.woff2` and `build/heading-ext.woff2`, which the stylesheet of
 * the site names; what else a script needs lies in `build/headings/`.
 * @param folder the project whose locales are read and whose fonts are written.
 * @returns by code, for languages that need them, and noted as {@link headingFilesNote}.
 */
export async function cutHeadingFaces(folder = root): Promise<Record<string, HeadingFiles>> {
  const locales = await headingCharacters(folder);
  await cutLatin(locales, folder);
  const inStylesheet = await stylesheetRange(folder);
  const written: Written = new Map();
  const byCode: Record<string, HeadingFiles> = {};
  for (const [name, together] of Map.groupBy(locales, nameOfFiles)) {
    const cuts = await cutTogether(together, inStylesheet);
    const files = cuts.length === 0 ? undefined : await writeOnce(name, cuts, written, folder);
    for (const { code, characters } of together) {
      const fonts = files?.fonts.filter((_font, index) =>
        cuts[index]?.characters.some((one) => characters.has(one)),
      );
      if (files && fonts && fonts.length > 0) byCode[code] = { style: files.style, fonts };
    }
  }
  await writeWhole(join(folder, headingFilesNote), JSON.stringify(byCode));
  await removeOthers(folder, byCode);
  return byCode;
}

/** How long nobody needs to write a file, in milliseconds. */
const abandoned = 60_000;

/**
 * Removes the files of languages that are gone, and what a build that was killed had begun. Last, and only
 * these: where two builds begin at once each writes the same files, and what the other has begun is its own.
 */
async function removeOthers(folder: string, files: Record<string, HeadingFiles>): Promise<void> {
  const kept = new Set(Object.values(files).flatMap(({ style, fonts }) => [style, ...fonts]));
  for (const name of await readdir(join(folder, 'build/headings'))) {
    const file = `build/headings/${name}`;
    if (file === headingFilesNote || kept.has(file)) continue;
    const isBegun = !/\.(?:css|woff2)$/u.test(name);
    if (isBegun && !(await isAbandoned(join(folder, file)))) continue;
    await rm(join(folder, file), { force: true });
  }
}

async function isAbandoned(file: string): Promise<boolean> {
  const { mtimeMs = Infinity } = (await stat(file).catch(() => undefined)) ?? {};
  return Date.now() - mtimeMs > abandoned;
}

/**
 * Languages of a script share its letters. Of a face that is cut by words each has one of its own:
 * the conjuncts of two would be a third more for readers of one.
 */
function nameOfFiles({ script, code }: LocaleCharacters): string {
  return headingFaces[script]?.isCutByWords === true ? code : script;
}

/** Latin words stand in pages of every language. */
async function cutLatin(locales: readonly LocaleCharacters[], folder: string): Promise<void> {
  const letters = new Set(always + locales.map(({ words }) => words).join(''));
  const face = headingFaces.Latn;
  const [basic, extended] = await faceParts(face);
  const cut = async (file: string, text: string, target: string) => {
    const features = ['kern', 'tnum'];
    const font = await keptFont(file, [text, face, features], () =>
      cutFont(file, text, face, features),
    );
    await writeWhole(join(folder, target), font);
  };
  const text = [...letters].toSorted().join('');
  if (basic !== undefined) await cut(basic.file, text, 'build/heading.woff2');
  // A file without any letter is no font to a browser.
  if (extended !== undefined) await cut(extended.file, `${text}ā`, 'build/heading-ext.woff2');
}

/** The characters that the site's one stylesheet already sets in the heading face. */
async function stylesheetRange(folder: string): Promise<(codePoint: number) => boolean> {
  const css = await readFile(join(folder, 'src/ui/tokens/fonts.css'), 'utf8');
  return inRange(Array.from(css.matchAll(/unicode-range:[^;]+/gu), ([range]) => range).join());
}

/**
 * A font with the characters that are set in it, the range that a stylesheet gives it, and the name of the part of the
 * face that it is cut from.
 */
type Cut = { part: string; characters: string[]; range: string; font: Buffer };

/** Cuts the fonts of languages of one script. */
async function cutTogether(
  locales: readonly LocaleCharacters[],
  inStylesheet: (codePoint: number) => boolean,
): Promise<Cut[]> {
  const script = locales[0]?.script ?? '';
  const face = headingFaces[script];
  if (face === undefined || face.isForPicturesOnly === true) return [];
  const rest = new Set(locales.flatMap(({ characters }) => [...characters]));
  for (const character of rest) {
    // Of Latin only letters: what else English may have is left to the font of the device.
    if (script === 'Latn' && !/[\p{L}\p{M}]/u.test(character)) rest.delete(character);
    if (inStylesheet(character.codePointAt(0) ?? 0)) rest.delete(character);
  }
  const cuts: Omit<Cut, 'range'>[] = [];
  for (const part of await faceParts(face)) {
    const characters = [...rest].filter((one) => part.has(one.codePointAt(0) ?? 0));
    if (!characters.some((one) => /[\p{L}\p{N}]/u.test(one))) continue;
    for (const character of characters) rest.delete(character);
    const words = locales.map(({ code, words: text }) => ({ code, words: text }));
    const choice = face.isCutByWords === true ? [characters, face, words] : [characters, face];
    const font = await keptFont(part.file, choice, () =>
      face.isCutByWords === true
        ? cutByWords(part, characters, face, words)
        : cutFont(part.file, characters.join(''), face),
    );
    cuts.push({ part: part.name, characters, font });
  }
  const set = new Set(
    cuts.flatMap(({ characters }) => characters.map((one) => one.codePointAt(0))),
  );
  const isFree = (codePoint: number) => !inStylesheet(codePoint) && !set.has(codePoint);
  return cuts.map((cut) => ({ ...cut, range: rangeOf(cut.characters, isFree) }));
}

/** What is written already, by all that is in it. */
type Written = Map<string, HeadingFiles>;

/**
 * Writes fonts and their stylesheet. Languages that need the very same, as one that was begun as a
 * copy of another does, share its files: the bundler would make one of them, and know it by one name.
 */
async function writeOnce(
  name: string,
  cuts: readonly Cut[],
  written: Written,
  folder: string,
): Promise<HeadingFiles> {
  const key = JSON.stringify(cuts.map(({ range, font }) => [range, font.toString('base64')]));
  const known = written.get(key);
  if (known !== undefined) return known;
  const style = `build/headings/${name}.css`;
  const faces = cuts.map((cut) => ({ ...cut, file: `build/headings/${name}-${cut.part}.woff2` }));
  for (const { file, font } of faces) await writeWhole(join(folder, file), font);
  await writeWhole(join(folder, style), faces.map(fontFace).join(''));
  const files = { style, fonts: faces.map(({ file }) => file) };
  written.set(key, files);
  return files;
}

/** The heights of Anek, as its fallback has them in src/ui/tokens/fonts.css. */
const heights = 'ascent-override:90%;descent-override:20%;line-gap-override:0%';

/**
 * Late fonts are left for the next page, as in src/ui/tokens/fonts.css. While the Latin face is on
 * its way, lines stand where this one has them stand: at the same height, or they move when it comes.
 */
function fontFace({ file, range }: { file: string; range: string }): string {
  const source = file.slice(file.lastIndexOf('/') + 1);
  return `@font-face{font-family:Anek;src:url(${source});font-weight:600;font-display:optional;${heights};unicode-range:${range}}\n`;
}
