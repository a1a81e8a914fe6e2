import type { Conventions } from '../conventions.ts';
import type { English } from '../english.ts';
import type { Term } from '../readTerms.ts';
import type { RuleId } from '../severity.ts';
import type { Pair } from './pair.ts';

/** Facts about the company that sentences take as values, so that no text may name them itself. */
type Company = { product: string; phone: string; emails: readonly string[] };

/** What rules know of the language whose texts they look at. */
export type Language = {
  /** BCP 47, as its folder is called. */
  code: string;
  /** ISO 639, the part of the code that says the language alone. */
  base: string;
  /** ISO 15924, of the script that it is written in. */
  script: string;
  /** What `locale.json` names; undefined if that is none of this language. */
  numberingSystem: string | undefined;
  isSource: boolean;
  conventions: Conventions;
  english: English;
  company: Company;
  /** Its glossary; none if nobody has written one. */
  terms: readonly Term[];
  /** Ids of all pages that a text may link to. */
  pages: ReadonlySet<string>;
};

/** One thing that a rule has found in a text. */
export type Finding = {
  rule: RuleId;
  /** What was expected, what came, what to do. */
  message: string;
  /** Which character of the text is meant, from 0; none for the whole text. */
  at?: number;
  /**
   * What a whole language may do in another way than we think: where that is its habit, it is told
   * once and not for each text.
   */
  habit?: string;
};

/** Looks at one text of a language and its English, and says what is wrong with it. */
export type TextRule = (pair: Pair, language: Language) => readonly Finding[];

/** Looks at all texts of a language together. */
export type LanguageRule = (
  pairs: readonly Pair[],
  language: Language,
) => readonly (Finding & { pair: Pair })[];
