import { beside } from './pair.ts';
import type { TextRule } from './rule.ts';

/**
 * Letters that look like one of another alphabet, by alphabet: those of UTS 39 that people have on
 * their keyboards, and a few that look alike in capitals or in italics only.
 */
const lookalikes: Readonly<Record<string, string>> = {
  Latin: 'aceopxyijsbhklmnrtuvwABCEHIJKMNOPSTXYZgdq',
  Cyrillic: 'асеорхуіјѕьһкӏмпгтиѵԝүшнвАВСЕНІЈКМОРЅТХУҮЬӀԁԛ',
  Greek: 'ανορικτυωγηεσπφϲϳΑΒΓΕΖΗΙΚΛΜΝΟΠΡΤΥΦΧϹͿ',
  Armenian: 'ագզհոռսցւքօՍՏՕ',
  Cherokee: 'ᎠᎡᎢᎥᎩᎪᎫᎬᎳᎷᎻᎽᏀᏂᏃᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏧᏻᏼ',
};
/** From the beginning of a word on: from each of its letters would take its length squared. */
const mixed =
  /(?<![\p{L}\p{M}])(?:(?=[\p{L}\p{M}]*\p{Script=Latin})[\p{L}\p{M}]*[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}][\p{L}\p{M}]*|(?=[\p{L}\p{M}]*\p{Script=Cyrillic})[\p{L}\p{M}]*\p{Script=Greek}[\p{L}\p{M}]*)/gu;
const maybe = /[\u0250-\u052f\u0531-\u058f\u13a0-\u13ff]/u;
/** Letters of other alphabets that are shapes of ordinary ones: ａ, 𝐚, ﬁ, ﺏ; no brackets or ﷼. */
const shapes =
  /(?![\ufbb2-\ufbd2\ufd3e-\ufd4f\ufdfc-\ufdff])[\ufb00-\ufb17\ufb20-\ufb28\ufb4f\ufb50-\ufdff\ufe70-\ufefc\uff21-\uff3a\uff41-\uff5a\u{1d400}-\u{1d7ff}\u2170-\u217f]/u;
/** What each of these is among, found sooner. */
const maybeShape = /[\u2170-\u217f\ufb00-\ufefc\uff21-\uff5a\u{1d400}-\u{1d7ff}]/u;
const latin = /\p{Script=Latin}/u;
const greek = /\p{Script=Greek}/u;
const cyrillic = /\p{Script=Cyrillic}/u;
const lonely = /(?<![\p{L}\p{N}\p{M}.'’&/+-])[aceiopxyABCEHKMOPTXI](?![\p{L}\p{N}\p{M}.'’&/+#-])/u;
const digitInside = /\p{L}{2}[01](?=\p{Ll})|\d[OolI](?=\d)/u;

/**
 * Letters that look like those of the language and are others: a Cyrillic "а" in a French word, a
 * Persian kaf in an Arabic one. Search and screen readers take the word for another.
 */
export const homoglyphs: TextRule = (pair, { script, conventions }) => {
  const { bare } = pair;
  const tell = (at: number, got: string, what: string) => [
    {
      rule: 'homoglyph' as const,
      at,
      message: `Expected letters of one alphabet, got ${what} in "${got}". Type the word anew.${beside(pair)}`,
    },
  ];
  const shape = maybeShape.test(bare) ? shapes.exec(bare) : null;
  if (shape !== null && !(script === 'Jpan' && /[\uff21-\uff5a]/u.test(shape[0]))) {
    return tell(shape.index, shape[0], 'a letter of another shape');
  }
  const hasLatin = latin.test(bare);
  if (maybe.test(bare) && (hasLatin || (greek.test(bare) && cyrillic.test(bare)))) {
    for (const { 0: word, index } of bare.matchAll(mixed)) {
      if (isDeceiving(word)) return tell(index, word, 'two of them');
    }
  }
  if (script === 'Cyrl' || script === 'Grek') {
    const single = hasLatin ? lonely.exec(bare) : null;
    if (single !== null && !new RegExp(`\\b${single[0]}\\b`, 'u').test(pair.english)) {
      return tell(single.index, single[0], 'a Latin letter');
    }
  }
  const digit = /\d/u.test(bare) && /[01OolI]/u.test(bare) ? digitInside.exec(bare) : null;
  if (digit !== null && !pair.english.includes(digit[0])) {
    return tell(digit.index, digit[0], 'a digit for a letter');
  }
  if (conventions.foreignLetters === '') return [];
  const at = bare.search(oneOf(conventions.foreignLetters));
  if (at === -1) return [];
  return tell(at, around(bare, at), `"${bare.charAt(at)}", a letter of another language,`);
};

const patterns = new Map<string, RegExp>();

/** Any of some letters, each of one code unit. */
function oneOf(letters: string): RegExp {
  let found = patterns.get(letters);
  if (found === undefined) patterns.set(letters, (found = new RegExp(`[${letters}]`, 'u')));
  return found;
}

/** An abbreviation in Latin capitals may have an ending of the language; a disguise may not. */
function isDeceiving(word: string): boolean {
  const scripts = Object.keys(lookalikes).filter((name) => {
    return new RegExp(`\\p{Script=${name}}`, 'u').test(word);
  });
  return scripts.some((name) => {
    const letters = word.match(new RegExp(`\\p{Script=${name}}`, 'gu')) ?? [];
    return letters.every((letter) => lookalikes[name]?.includes(letter) ?? false);
  });
}

function around(text: string, at: number): string {
  const start = text.lastIndexOf(' ', at) + 1;
  const end = text.indexOf(' ', at);
  return text.slice(start, end === -1 ? undefined : end);
}
