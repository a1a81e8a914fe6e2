/** A face that headings are set in, as a package of Fontsource holds it, and the cut of it. */
export type HeadingFace = {
  package: string;
  /** Which of its parts, by their names in the package's `unicode.json`, the first before others. */
  parts: readonly string[] | 'numbered';
  /** Which file of a part: the one that has these axes. */
  variant: 'standard' | 'wght';
  axes: Readonly<Record<string, number>>;
  /**
   * Its letters join into thousands of forms, most of which no word has: only those in the words
   * are cut, not all that their characters could take.
   */
  isCutByWords?: true;
  /** Thousands of characters, which no page could wait for: pages take the font of the device. */
  isForPicturesOnly?: true;
};

/**
 * The face of each script, by its ISO 15924 code, as `locale.json` names it. Anek where it has the
 * script, else the face that stands best beside it: the weight is that which looks as dark as
 * Anek's. A script that is not listed is set in a font of the device.
 */
export const headingFaces: Readonly<Record<string, HeadingFace>> & { Latn: HeadingFace } = {
  Latn: anek('latin', ['latin', 'latin-ext', 'vietnamese']),
  Beng: joined(anek('bangla', ['bengali'])),
  Deva: joined(anek('devanagari', ['devanagari'])),
  Gujr: joined(anek('gujarati', ['gujarati'])),
  Guru: joined(anek('gurmukhi', ['gurmukhi'])),
  Knda: joined(anek('kannada', ['kannada'])),
  Mlym: joined(anek('malayalam', ['malayalam'])),
  Orya: joined(anek('odia', ['oriya'])),
  Taml: joined(anek('tamil', ['tamil'])),
  Telu: joined(anek('telugu', ['telugu'])),
  Arab: other('noto-kufi-arabic', ['arabic'], 600),
  Cyrl: other('geologica', ['cyrillic', 'cyrillic-ext'], 560),
  Grek: other('geologica', ['greek'], 560),
  Armn: other('noto-sans-armenian', ['armenian'], 650),
  Ethi: other('noto-sans-ethiopic', ['ethiopic'], 650),
  Geor: other('noto-sans-georgian', ['georgian'], 650),
  Hebr: other('noto-sans-hebrew', ['hebrew'], 650),
  Khmr: joined(other('noto-sans-khmer', ['khmer'], 650)),
  Laoo: other('noto-sans-lao', ['lao'], 650),
  Mymr: joined(other('noto-sans-myanmar', ['myanmar'], 650)),
  Sinh: joined(other('noto-sans-sinhala', ['sinhala'], 650)),
  Thai: other('noto-sans-thai', ['thai'], 650),
  Hans: { ...other('noto-sans-sc', 'numbered', 650), isForPicturesOnly: true },
  Hant: { ...other('noto-sans-tc', 'numbered', 650), isForPicturesOnly: true },
  Jpan: { ...other('noto-sans-jp', 'numbered', 650), isForPicturesOnly: true },
  Kore: { ...other('noto-sans-kr', 'numbered', 650), isForPicturesOnly: true },
};

/** SemiBold, and a little wider than it is drawn. */
function anek(name: string, parts: readonly string[]): HeadingFace {
  const axes = { wght: 600, wdth: 112 };
  return { package: `@fontsource-variable/anek-${name}`, parts, variant: 'standard', axes };
}

function joined(face: HeadingFace): HeadingFace {
  return { ...face, isCutByWords: true };
}

function other(name: string, parts: HeadingFace['parts'], weight: number): HeadingFace {
  const axes = { wght: weight };
  return { package: `@fontsource-variable/${name}`, parts, variant: 'wght', axes };
}
