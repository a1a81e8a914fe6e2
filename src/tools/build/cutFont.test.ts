import { expect, test } from 'vitest';
import { faceParts } from '../../pictures/faceParts.ts';
import { headingFaces } from '../../pictures/headingFaces.ts';
import { cutByWords, cutFont } from './cutFont.ts';

test('the same words are cut into the same bytes, however often', async () => {
  const text = 'ज्ञान श्रम प्रश्न विश्लेषण';
  const face = headingFaces['Deva'];
  const [part] = face ? await faceParts(face) : [];
  if (face === undefined || part === undefined) throw new Error('Expected a face for Devanagari.');
  const characters = [...new Set(text)];
  const cut = async () => [
    await cutByWords(part, characters, face, [{ code: 'hi', words: text }]),
    await cutFont(part.file, characters.join(''), face),
  ];
  expect(await cut()).toEqual(await cut());
});
