import { isGiven, isInIsland, wordsIn } from './atRest.ts';
import type { Change, Edit } from './change.ts';
import type { PageOperator } from './operator.ts';
import { withAttribute, type PageElement } from './readPage.ts';

/** Makes a list, or one of its items, plain boxes; they look as before. */
export const loseList: PageOperator = {
  name: 'lose a list',
  changesOf: ({ elements }) =>
    elements
      .filter(({ name }) => ['ul', 'ol', 'dl'].includes(name))
      // Browsers ignore the role on what has a name; the words of that name tell of the list.
      .filter(({ attributes }) => !keepsRole(attributes))
      .filter(isGiven)
      .flatMap(changesOf),
};

function keepsRole(attributes: ReadonlyMap<string, string>): boolean {
  return [...attributes.keys()].some((one) => /^role$|^tabindex$|^aria-/u.test(one));
}

function changesOf(list: PageElement): Change[] {
  const items = itemsOf(list);
  // One item alone is the same with a list around it and without.
  if (items.length < 2) return [];
  const first = wordsIn(list).slice(0, 40);
  const about = {
    criteria: ['1.3.1'],
    describes: `A screen reader does not say that “${first}…” is a list, nor of how many.`,
  };
  const hidden = { ...about, edits: withAttribute(list, 'role="presentation"') };
  const boxes =
    isInIsland(list) || !isOfLinks(items) ? [] : [{ ...about, edits: asBoxes(list, items) }];
  return [hidden, ...boxes, ...items.flatMap(itemAlone)];
}

function itemsOf({ content }: PageElement): PageElement[] {
  return content.filter((part) => typeof part !== 'string');
}

/** Such a list looks the same in any tags: it has no marks, and each link is a line or a word. */
function isOfLinks(items: readonly PageElement[]): boolean {
  return items.every(
    ({ content }) => content.length === 1 && content.every((part) => isLink(part)),
  );
}

function isLink(part: PageElement | string): boolean {
  return typeof part !== 'string' && part.name === 'a';
}

function asBoxes(list: PageElement, items: readonly PageElement[]): Edit[] {
  return [list, ...items]
    .flatMap(({ name, startTag, endTag }) =>
      [startTag.from + 1, ...(endTag ? [endTag.from + 2] : [])].map((from) => {
        return { from, to: from + name.length, text: 'div' };
      }),
    )
    .toSorted((one, other) => one.from - other.from);
}

function itemAlone(item: PageElement): Change[] {
  if (item.name !== 'li' || keepsRole(item.attributes) || wordsIn(item) === '') return [];
  return [
    {
      edits: withAttribute(item, 'role="presentation"'),
      criteria: ['1.3.1'],
      describes: `A screen reader counts “${wordsIn(item).slice(0, 40)}” to no list.`,
    },
  ];
}
