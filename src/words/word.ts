import type { ReactElement } from 'react';

declare const isForeign: unique symbol;

/**
 * A text as components take it: as it is, in the language of the page, or, where a translation has
 * never had it, in another language and marked as such (WCAG 3.1.2). Either can be shown wherever
 * text can. For where there is an attribute alone see `nameOf`.
 */
export type Word = string | ForeignWord;

/** A text in an element that says its language. Made by `foreignWord`; a plain string takes none. */
export type ForeignWord = ReactElement<Localized, 'span'> & { readonly [isForeign]: true };

/** A text with its language, as an island's props hold it in the page. */
export type Localized = {
  /** BCP 47 tag of its language. */
  lang: string;
  dir: 'ltr' | 'rtl';
  children: string;
};

/** The words of a locale file, or of a part of it, as deep as they are, each as a {@link Word}. */
export type AsWords<Texts> = {
  [Key in keyof Texts]: Texts[Key] extends string ? Word : AsWords<Texts[Key]>;
};
