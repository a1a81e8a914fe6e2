import type { Change } from './change.ts';
import type { PageOperator } from './operator.ts';
import type { ReadPage } from './readPage.ts';

/** Empties the title of a page, or gives it that of the next page in the same language. */
export const mistakeTitle: PageOperator = {
  name: 'mistake a title',
  changesOf(page, pages) {
    const { from, to } = titleOf(page);
    const own = page.html.slice(from, to);
    const around = [...pages.slice(pages.indexOf(page) + 1), ...pages];
    const other = around
      .filter(
        ({ document }) => document.documentElement.lang === page.document.documentElement.lang,
      )
      // As it is written, with its character references.
      .map((one) => one.html.slice(titleOf(one).from, titleOf(one).to))
      // The same words again would tell as much as before.
      .find((words) => words !== own && words !== '');
    const change = (text: string, describes: string): Change => {
      return { edits: [{ from, to, text }], criteria: ['2.4.2'], describes };
    };
    return [
      ...(own === ''
        ? []
        : [change('', 'A tab, a bookmark and a screen reader show no title of the page.')]),
      ...(other === undefined
        ? []
        : [change(other, `A page says that it is “${other}”, which is another.`)]),
    ];
  },
};

/** Where the words of the title stand. */
function titleOf({ document, placeOf }: ReadPage): { from: number; to: number } {
  const title = document.querySelector('head > title');
  if (title === null) throw new Error('Expected a page to have a title.');
  const { startTag, endTag = startTag } = placeOf(title);
  return { from: startTag.endOffset, to: endTag.startOffset };
}
