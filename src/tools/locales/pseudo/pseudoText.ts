/** What is filled in later, i18next's or React Aria's, and stays as it is. */
const value = /(\{\{[^{}]*\}\}|\{[^{}]*\})/u;

const accents = new Map(
  Array.from(
    'AÅBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞRŔSŠTŢUÛWŴYÝZŽaåbƀcçdðeéfƒgĝhĥiîjĵkķlļmṁnñoöpþrŕsštţuûwŵyýzž'.matchAll(
      /(.)(.)/gu,
    ),
  ).map(([, plain = '', accented = '']) => [plain, accented] as const),
);

const marks = new Map(
  Array.from('AẤEỄIỊOỖUỰYỴaậeệiịoộuựyỵ'.matchAll(/(.)(.)/gu)).map(
    ([, plain = '', marked = '']) => [plain, marked] as const,
  ),
);

/** Longer words than these break in no narrow column, and few languages have them. */
const longestFiller = 7;

/** A text in accented letters, 40 % longer, in brackets: `⟦Ŝéñð ~~~~⟧`. */
export function accent(text: string): string {
  const letters = text.replaceAll(new RegExp(value, 'gu'), '').length;
  return `⟦${letterByLetter(text, accents)}${filler(Math.ceil(0.4 * letters), text.includes(' '))}⟧`;
}

/** A text whose vowels carry the highest and lowest marks of Latin. */
export function heighten(text: string): string {
  return letterByLetter(text, marks);
}

function letterByLetter(text: string, letters: ReadonlyMap<string, string>): string {
  return text
    .split(value)
    .map((part, index) =>
      index % 2 === 1 ? part : Array.from(part, (letter) => letters.get(letter) ?? letter).join(''),
    )
    .join('');
}

/** As many letters in words that may break; in the word itself where a text is but one. */
function filler(length: number, isSentence: boolean): string {
  if (!isSentence) return 'ø'.repeat(length);
  const words = [];
  for (let left = length - 1; left > 0; left -= longestFiller + 1) {
    words.push('ø'.repeat(Math.min(left, longestFiller)));
  }
  return words.map((word) => ` ${word}`).join('');
}
