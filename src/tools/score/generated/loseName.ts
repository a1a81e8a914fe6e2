import { givenIn, isInIsland, wordsIn } from './atRest.ts';
import type { Change } from './change.ts';
import { withoutAttribute } from './editPage.ts';
import type { PageOperator } from './operator.ts';
import type { ReadPage } from './readPage.ts';

/** Takes the name of a link or a button from who hears it. */
export const loseName: PageOperator = {
  name: 'lose a name',
  changesOf: (page) =>
    givenIn(page, 'a[href], button, summary')
      // It would still be named, by another element or by its tooltip.
      .filter((element) => !element.matches('[aria-labelledby], [title]'))
      .flatMap((element) => changesOf(page, element)),
};

function changesOf(page: ReadPage, element: Element): Change[] {
  const words = wordsIn(element);
  const label = element.getAttribute('aria-label');
  const about = element.matches('a')
    ? {
        criteria: ['2.4.4', '4.1.2'],
        describes: `A screen reader does not say where the link to ${element.getAttribute('href')} leads.`,
      }
    : {
        criteria: ['4.1.2'],
        describes: `A screen reader does not say what the button “${label ?? words}” does.`,
      };
  if (label !== null) {
    // With words inside, those would become the name.
    return words === '' ? [{ ...about, edits: withoutAttribute(page, element, 'aria-label') }] : [];
  }
  // React would put words right.
  if (isInIsland(element) || words === '') return [];
  return withoutWords(page, element).map((edits) => ({ ...about, edits }));
}

/** Two ways: no words at all, and words that are seen only. */
function withoutWords(page: ReadPage, element: Element): Change['edits'][] {
  const { startTag, endTag = startTag } = page.placeOf(element);
  const { from, to } = { from: startTag.endOffset, to: endTag.startOffset };
  const hidden = [
    { from, to: from, text: '<span aria-hidden="true">' },
    { from: to, to, text: '</span>' },
  ];
  return element.childElementCount === 0 ? [hidden, [{ from, to, text: '' }]] : [hidden];
}
