import type { Change } from './change.ts';
import type { PageOperator } from './operator.ts';
import type { PageElement, ReadPage } from './readPage.ts';

/** Empties the title of a page, or gives it that of the next page in the same language. */
export const mistakeTitle: PageOperator = {
  name: 'mistake a title',
  changesOf(page, pages) {
    const title = titleOf(page);
    if (title?.endTag === undefined) return [];
    const { from, to } = { from: title.startTag.to, to: title.endTag.from };
    const own = page.html.slice(from, to);
    const around = [...pages.slice(pages.indexOf(page) + 1), ...pages];
    const other = around
      .filter((one) => languageOf(one) === languageOf(page))
      .map(wordsOf)
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

function titleOf({ elements }: ReadPage): PageElement | undefined {
  return elements.find(({ name, parent }) => name === 'title' && parent?.name === 'head');
}

/** The words of a title as they are written, with their character references. */
function wordsOf(page: ReadPage): string {
  const title = titleOf(page);
  return page.html.slice(title?.startTag.to ?? 0, title?.endTag?.from ?? 0);
}

function languageOf({ elements }: ReadPage): string | undefined {
  return elements.find(({ name }) => name === 'html')?.attributes.get('lang');
}
