import type { Change } from './change.ts';
import type { ReadPage } from './readPage.ts';
import type { ReadStyles } from './readStyles.ts';

/** A way to spoil a page: everything that it could do to one, each to be done alone. */
export type PageOperator = {
  name: string;
  changesOf(page: ReadPage, pages: readonly ReadPage[]): Change[];
};

/** A change of a stylesheet, and the elements of pages on which it shows; it is none without any. */
export type StyleChange = Change & { elements: readonly Element[] };

/** A way to spoil a stylesheet, for every page that has what it is about. */
export type StyleOperator = {
  name: string;
  changesOf(styles: ReadStyles): StyleChange[];
};
