import { givenIn, isInIsland, wordsIn } from './atRest.ts';
import type { Change } from './change.ts';
import { asBoxes, withAttribute } from './editPage.ts';
import type { PageOperator } from './operator.ts';
import type { ReadPage } from './readPage.ts';

/** Makes a list, or one of its items, plain boxes; they look as before. */
export const loseList: PageOperator = {
  name: 'lose a list',
  changesOf: (page) =>
    givenIn(page, 'ul, ol, dl')
      // Browsers ignore the role on what has a name; the words of that name tell of the list.
      .filter((list) => !keepsRole(list))
      // One item alone is the same with a list around it and without.
      .filter(({ children }) => children.length > 1)
      .flatMap((list) => changesOf(page, list)),
};

function keepsRole(element: Element): boolean {
  return element.getAttributeNames().some((name) => /^role$|^tabindex$|^aria-/u.test(name));
}

function changesOf(page: ReadPage, list: Element): Change[] {
  const items = [...list.children];
  const about = {
    criteria: ['1.3.1'],
    describes: `A screen reader does not say that “${wordsIn(list).slice(0, 40)}…” is a list, nor of how many.`,
  };
  const hidden = { ...about, edits: withAttribute(page, list, 'role="presentation"') };
  const boxes = { ...about, edits: asBoxes(page, [list, ...items]) };
  // A list of links looks the same in any tags: it has no marks, and each link is a line or a word.
  const looksSame = items.every(
    ({ childNodes, firstElementChild }) =>
      childNodes.length === 1 && firstElementChild?.localName === 'a',
  );
  return [
    hidden,
    ...(looksSame && !isInIsland(list) ? [boxes] : []),
    ...items.flatMap((item) => itemAlone(page, item)),
  ];
}

function itemAlone(page: ReadPage, item: Element): Change[] {
  const words = wordsIn(item);
  if (item.localName !== 'li' || keepsRole(item) || words === '') return [];
  return [
    {
      edits: withAttribute(page, item, 'role="presentation"'),
      criteria: ['1.3.1'],
      describes: `A screen reader counts “${words.slice(0, 40)}” to no list.`,
    },
  ];
}
