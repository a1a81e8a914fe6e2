import type { Change } from './change.ts';
import type { ReadPage } from './readPage.ts';
import type { ReadStyles } from './readStyles.ts';

/** A way to spoil a page: everything that it could do to one, each to be done alone. */
export type PageOperator = {
  name: string;
  changesOf(page: ReadPage, pages: readonly ReadPage[]): Change[];
};

/** A way to spoil a stylesheet, for every page that has what it is about. */
export type StyleOperator = {
  name: string;
  changesOf(styles: ReadStyles): Change[];
};
