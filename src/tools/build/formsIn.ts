import { Buffer, shape, type Font } from 'harfbuzzjs';

/**
 * Every glyph that words become in a font, and every one that they pass on the way: a conjunct is
 * made of a half form, which no word may show.
 * @param language BCP 47 code; the words are read from left to right.
 */
export function formsIn(words: Iterable<string>, font: Font, language: string): Set<number> {
  const glyphs = new Set<number>();
  const collect = (buffer: Buffer) => {
    for (const { codepoint } of buffer.getGlyphInfos()) glyphs.add(codepoint);
  };
  const buffer = new Buffer();
  // All at once: of every step of the font one is told, which takes longer than the step.
  buffer.addText([...words].join(' '));
  buffer.guessSegmentProperties();
  buffer.setLanguage(language);
  let isSkipped = false;
  buffer.setMessageFunc((current, _font, message) => {
    if (message.startsWith('end lookup') && !isSkipped) collect(current);
    isSkipped = message.startsWith('skipped lookup');
    // Which forms there are is decided; where they stand is not asked for.
    return !message.startsWith('start table GPOS');
  });
  shape(font, buffer);
  collect(buffer);
  return glyphs;
}
