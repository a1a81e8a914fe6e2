import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptOf } from './scriptOf.ts';

/**
 * How a language is written: data, one file a language, with defaults by script. Quotes, letters,
 * closing marks and number words are compared with CLDR 48.2 (delimiters, exemplar characters, RBNF
 * where it has the language), and the tables of `rules/` with Unicode 17 (UCD, UTS 39). Where custom
 * is wider than CLDR, as with „“ and »« in Danish, both are right. CLDR has no lists of small, equal
 * and doubled words: those were written down by reading.
 */
export type Conventions = {
  /** Pairs of quotation marks, the usual one first; none where any are right. */
  quotes: readonly string[];
  /** The apostrophes that stand inside of words, the usual one first. */
  apostrophe: string;
  /** For each closing mark of an English text, '' for none, the ones that may stand for it here. */
  ends: Readonly<Record<string, string>>;
  /** Marks that a no-break space stands before. */
  spaceBefore: string;
  /** Its most frequent small words, lower case, to tell it from other languages. */
  words: ReadonlySet<string>;
  /** Its letters beyond a to z, lower case; undefined where nobody has written them down. */
  letters: string | undefined;
  /** Words that are the same in English, lower case. */
  same: ReadonlySet<string>;
  /** Endings of words that are mostly the same in English. */
  sameEndings: readonly string[];
  /** Words that may stand twice in a row. */
  repeats: ReadonlySet<string>;
  /** Letters of the same script that this language does not have. */
  foreignLetters: string;
  /** Beginnings of its number words, by number; `_` in a file is a space inside of one. */
  numbers: ReadonlyMap<string, readonly string[]>;
  /** Whether words are doubled on purpose, to say "each" or "very". */
  doublesWords: boolean;
  /** What cannot stand twice where words have no spaces between them. */
  neverTwice: RegExp | undefined;
  /** Whether questions and exclamations are opened by a mark of their own. */
  inverted: boolean;
  /** Whether a counted word differs between one and many. */
  inflects: boolean;
};

type Written = {
  quotes?: string[];
  apostrophe?: string;
  ends?: Record<string, string>;
  spaceBefore?: string;
  words?: string;
  letters?: string;
  same?: string;
  sameEndings?: string;
  repeats?: string;
  foreignLetters?: string;
  numbers?: Record<string, string>;
  inflects?: boolean;
  doublesWords?: boolean;
  neverTwice?: string;
  inverted?: boolean;
};

const folder = join(import.meta.dirname, 'conventions');

/** By language (two or three letters) and by script (four). */
const written = new Map<string, Written>(
  readdirSync(folder).map((file) => [
    file.replace(/\.json$/u, ''),
    JSON.parse(readFileSync(join(folder, file), 'utf8')) as Written,
  ]),
);

/** Every language whose small words are known, by its code, with the script it is written in. */
export const knownLanguages: readonly {
  base: string;
  script: string;
  words: Set<string>;
  letters: string | undefined;
}[] = [...written].flatMap(([base, { words, letters }]) =>
  words === undefined
    ? []
    : [{ base, script: scriptOf(base) ?? 'Latn', words: list(words), letters }],
);

/**
 * The conventions of a language by its code, those of its script where it has no file.
 * @param script ISO 15924.
 */
export function conventionsOf(base: string, script: string): Conventions {
  return complete(written.get(base) ?? {}, script);
}

function list(words = ''): Set<string> {
  return new Set(words.split(' ').filter(Boolean));
}

function complete(own: Written, script: string): Conventions {
  const all = { ...written.get(script), ...own };
  return {
    quotes: all.quotes ?? [],
    apostrophe: all.apostrophe ?? '’',
    ends: { '.': '.', '?': '?', '!': '!', ':': ':', ...written.get(script)?.ends, ...all.ends },
    spaceBefore: all.spaceBefore ?? '',
    words: list(all.words),
    letters: all.letters,
    same: list(all.same),
    sameEndings: [...list(all.sameEndings)],
    repeats: list(all.repeats),
    foreignLetters: all.foreignLetters ?? '',
    numbers: new Map(
      Object.entries(all.numbers ?? {}).map(([number, words]) => [
        number,
        words.split(' ').map((word) => word.replaceAll('_', ' ')),
      ]),
    ),
    inflects: all.inflects ?? false,
    // Of a language that nobody has described, it is not known.
    doublesWords: all.doublesWords ?? all.words === undefined,
    neverTwice: all.neverTwice === undefined ? undefined : new RegExp(all.neverTwice, 'u'),
    inverted: all.inverted ?? false,
  };
}
