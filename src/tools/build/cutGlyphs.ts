import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** What is used of HarfBuzz's subsetter: hb-subset.h. */
type Operation =
  | '_initialize'
  | 'malloc'
  | 'hb_blob_create'
  | 'hb_blob_get_data'
  | 'hb_blob_get_length'
  | 'hb_face_create'
  | 'hb_face_reference_blob'
  | 'hb_set_add'
  | 'hb_set_clear'
  | 'hb_set_invert'
  | 'hb_subset_input_create_or_fail'
  | 'hb_subset_input_glyph_set'
  | 'hb_subset_input_set'
  | 'hb_subset_input_set_flags'
  | 'hb_subset_input_unicode_set'
  | 'hb_subset_or_fail';

/** Its program; everything is a number, most of them addresses. */
type Subsetter = Record<Operation, (...parameters: number[]) => number> & {
  memory: WebAssembly.Memory;
};

/** Values of hb-subset.h. */
const layoutFeatures = 6;
const noLayoutClosure = 0x200;
const writable = 2;

/**
 * Reduces a font to some glyphs and what makes them of characters. subset-font, which has the same
 * program, keeps every glyph that the characters could ever become.
 * @param font a static TrueType font.
 * @throws Error if the font cannot be cut.
 */
export async function cutGlyphs(
  font: Uint8Array,
  characters: Iterable<string>,
  glyphs: Iterable<number>,
): Promise<Buffer> {
  // An instance a cut: with it goes all the memory of the cut.
  const hb = await loadSubsetter();
  const at = hb.malloc(font.length);
  new Uint8Array(hb.memory.buffer).set(font, at);
  const face = hb.hb_face_create(hb.hb_blob_create(at, font.length, writable, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  const codePoints = hb.hb_subset_input_unicode_set(input);
  for (const character of characters) hb.hb_set_add(codePoints, character.codePointAt(0) ?? 0);
  const kept = hb.hb_subset_input_glyph_set(input);
  for (const glyph of glyphs) hb.hb_set_add(kept, glyph);
  const features = hb.hb_subset_input_set(input, layoutFeatures);
  hb.hb_set_clear(features);
  hb.hb_set_invert(features);
  hb.hb_subset_input_set_flags(input, noLayoutClosure);
  const cut = hb.hb_subset_or_fail(face, input);
  if (cut === 0) throw new Error('Expected a TrueType font, got something that cannot be cut.');
  const blob = hb.hb_face_reference_blob(cut);
  const start = hb.hb_blob_get_data(blob, 0);
  return Buffer.from(hb.memory.buffer.slice(start, start + hb.hb_blob_get_length(blob)));
}

async function loadSubsetter(): Promise<Subsetter> {
  const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  const { instance } = await WebAssembly.instantiate(await readFile(file));
  const subsetter = instance.exports as Subsetter;
  const { _initialize: initialize } = subsetter;
  initialize();
  return subsetter;
}
