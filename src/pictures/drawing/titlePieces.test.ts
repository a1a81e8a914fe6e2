import { expect, test } from 'vitest';
import { titlePieces } from './titlePieces.ts';

test('where words have spaces between them a line ends there, after a hyphen or at a soft one', () => {
  expect(titlePieces('An end-to-end\u00adtest', 'en')).toEqual([
    'An ',
    'end-',
    'to-',
    'end\u00ad',
    'test',
  ]);
  expect(titlePieces('ज्ञान और श्रम', 'hi')).toEqual(['ज्ञान ', 'और ', 'श्रम']);
});

test('Japanese breaks between words, and neither before a particle nor before a mark that closes', () => {
  expect(titlePieces('見える糸で織る「布」、ほか', 'ja')).toEqual([
    '見える',
    '糸で',
    '織る',
    '「布」、',
    'ほか',
  ]);
});

test('Thai breaks between words, never within one, and a name in other letters stays whole', () => {
  const pieces = titlePieces('ความปลอดภัยจากทีม Techeon', 'th');
  expect(pieces.join('')).toBe('ความปลอดภัยจากทีม Techeon');
  expect(pieces).toContain('ทีม ');
  expect(pieces.at(-1)).toBe('Techeon');
});
