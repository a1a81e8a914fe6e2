import { addresses } from './addresses.ts';
import { bidi } from './bidi.ts';
import { consistency } from './consistency.ts';
import { digits } from './digits.ts';
import { endMarks, usualEndMarks } from './endMarks.ts';
import { glossary } from './glossary.ts';
import { homoglyphs } from './homoglyphs.ts';
import { indicSequences } from './indicSequences.ts';
import { inverted } from './inverted.ts';
import { invisible } from './invisible.ts';
import { languages } from './languages.ts';
import { latinWords } from './latinWords.ts';
import { lengths } from './lengths.ts';
import { links } from './links.ts';
import { lostNames } from './lostNames.ts';
import { markup } from './markup.ts';
import { mojibake } from './mojibake.ts';
import { names } from './names.ts';
import { normalForm } from './normalForm.ts';
import { numbers } from './numbers.ts';
import { numberWords } from './numberWords.ts';
import { placeholdersOnce } from './placeholdersOnce.ts';
import { pluralNumbers, pluralsAlike } from './plurals.ts';
import { punctuation } from './punctuation.ts';
import { quotes } from './quotes.ts';
import { quotesAlike } from './quotesAlike.ts';
import { ranges } from './ranges.ts';
import { repeatedWords } from './repeatedWords.ts';
import type { LanguageRule, TextRule } from './rule.ts';
import { scripts } from './scripts.ts';
import { spaces } from './spaces.ts';
import { spacing } from './spacing.ts';
import { swapped } from './swapped.ts';
import { titles } from './titles.ts';
import { typography } from './typography.ts';
import { unfinished } from './unfinished.ts';
import { untranslated } from './untranslated.ts';

/** What is asked of the letters of a text, whatever it says. */
export const letterRules: readonly TextRule[] = [invisible, bidi, mojibake, normalForm];

/** Everything that is asked of each text, in the order in which it is told. */
export const textRules: readonly TextRule[] = [
  markup,
  ...letterRules,
  unfinished,
  placeholdersOnce,
  links,
  pluralNumbers,
  numbers,
  numberWords,
  addresses,
  names,
  lostNames,
  ranges,
  scripts,
  latinWords,
  indicSequences,
  homoglyphs,
  languages,
  digits,
  spaces,
  spacing,
  endMarks,
  punctuation,
  inverted,
  quotes,
  typography,
  repeatedWords,
  glossary,
  lengths,
];

/**
 * Those with nothing to say of a text that is letters, single spaces and a full stop: they look for
 * other signs, or for digits.
 */
export const signRules: ReadonlySet<TextRule> = new Set([
  markup,
  invisible,
  bidi,
  placeholdersOnce,
  links,
  addresses,
  ranges,
  digits,
  spaces,
  spacing,
  punctuation,
  inverted,
  typography,
]);

/** What only all texts of a language together show. */
export const languageRules: readonly LanguageRule[] = [
  untranslated,
  pluralsAlike,
  usualEndMarks,
  consistency,
  quotesAlike,
  titles,
  swapped,
];
