/** The language the site is written in, and the only one that source code names. */
export const sourceLocale = 'en';

/** What `locales/<code>/locale.json` says, and what follows from the code and the words. */
export type Locale = {
  /** BCP 47 code: the name of the folder, the path prefix, the `lang` of its pages. */
  code: string;
  /** The language's name in itself, for the picker. */
  name: string;
  /** ISO 15924 script code; fonts and line heights follow it. */
  script: string;
  /** Unicode numbering system, such as `latn` or `arab`; digits follow it. */
  numberingSystem: string;
  dir: 'ltr' | 'rtl';
  /** Whether its words need more room between the lines of a heading than others of its script: `data-letters`. */
  hasHighLetters?: true;
};

/** The tag that Intl formats a locale with: its own language and numbering system. */
export function formattingTag(locale: Pick<Locale, 'code' | 'numberingSystem'>): string {
  return `${locale.code}-u-nu-${locale.numberingSystem}`;
}

/** Whether a code is that of a pseudo-locale: regions XA to XZ are for private use (BCP 47). */
export function isPseudoLocale(code: string): boolean {
  return /-X[A-Z]$/u.test(code);
}
