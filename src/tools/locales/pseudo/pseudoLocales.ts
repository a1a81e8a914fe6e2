import { accent, heighten } from './pseudoText.ts';

/** A language that nobody speaks: English changed so that a browser can see what a layout cannot take. */
export type PseudoLocale = {
  /** With a region that BCP 47 leaves to private use, as Unicode's own pseudo-locales. */
  code: string;
  facts: { name: string; script: string; numberingSystem: string };
  /** What becomes of the words between the values of a text. */
  change: (text: string) => string;
};

/** Accented, in brackets and 40 % longer: what is not in brackets does not come from a locale file. */
export const accented: PseudoLocale = {
  code: 'en-XA',
  facts: { name: '⟦Éñĝļîšĥ⟧', script: 'Latn', numberingSystem: 'latn' },
  change: accent,
};

/** English from right to left: every box must lie where the mirror shows that of English. */
export const mirrored: PseudoLocale = {
  code: 'en-Arab-XB',
  facts: { name: 'hsilgnE', script: 'Latn', numberingSystem: 'latn' },
  change: (text) => text,
};

/** Letters with two marks above or one below, the highest and lowest that Latin is written with. */
export const tall: PseudoLocale = {
  code: 'en-XC',
  facts: { name: 'Ễnglịsh', script: 'Latn', numberingSystem: 'latn' },
  change: heighten,
};

/** All of them. They are tested and never published. */
export const pseudoLocales: readonly PseudoLocale[] = [accented, mirrored, tall];
