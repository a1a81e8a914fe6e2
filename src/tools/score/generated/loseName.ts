import { isGiven, isInIsland, wordsIn } from './atRest.ts';
import type { Change } from './change.ts';
import type { PageOperator } from './operator.ts';
import { withoutAttribute, type PageElement } from './readPage.ts';

/** Takes the name of a link or a button from who hears it. */
export const loseName: PageOperator = {
  name: 'lose a name',
  changesOf: ({ elements }) => elements.filter(isGiven).flatMap(changesOf),
};

function changesOf(element: PageElement): Change[] {
  const { name, attributes } = element;
  const isLink = name === 'a' && attributes.has('href');
  if (!isLink && name !== 'button' && name !== 'summary') return [];
  // It would still be named, by another element or by its tooltip.
  if (attributes.has('aria-labelledby') || attributes.has('title')) return [];
  const about = {
    criteria: isLink ? ['2.4.4', '4.1.2'] : ['4.1.2'],
    describes: isLink
      ? `A screen reader does not say where the link to ${attributes.get('href')} leads.`
      : `A screen reader does not say what the button “${attributes.get('aria-label') ?? wordsIn(element)}” does.`,
  };
  if (attributes.has('aria-label')) {
    // With words inside, those would become the name.
    return wordsIn(element) === ''
      ? [{ ...about, edits: withoutAttribute(element, 'aria-label') }]
      : [];
  }
  return withoutWords(element).map((edits) => ({ ...about, edits }));
}

/** Two ways: no words at all, and words that are seen only. React would put either right. */
function withoutWords(element: PageElement): Change['edits'][] {
  const { startTag, endTag, content } = element;
  if (isInIsland(element) || endTag === undefined || wordsIn(element) === '') return [];
  const hidden = [
    { from: startTag.to, to: startTag.to, text: '<span aria-hidden="true">' },
    { from: endTag.from, to: endTag.from, text: '</span>' },
  ];
  const isPlain = content.every((part) => typeof part === 'string');
  const emptied = [{ from: startTag.to, to: endTag.from, text: '' }];
  return isPlain ? [hidden, emptied] : [hidden];
}
