import { isGiven, isOnlyHeard, wordsIn } from './atRest.ts';
import type { Change } from './change.ts';
import type { PageOperator } from './operator.ts';
import { withAttribute, type PageElement } from './readPage.ts';

/** Hides what everybody can see from who listens. */
export const hideContent: PageOperator = {
  name: 'hide content',
  changesOf({ elements }) {
    const names = new Set(
      elements.flatMap(({ attributes }) => attributes.get('aria-labelledby')?.split(' ') ?? []),
    );
    return (
      elements
        .filter(
          (element) => contents.has(element.name) && isGiven(element) && !isOnlyHeard(element),
        )
        // The words of a name are heard where they are used, though they are hidden here.
        .filter(({ attributes }) => !names.has(attributes.get('id') ?? ''))
        .filter((element) => wordsIn(element) !== '')
        .map(changeOf)
    );
  },
};

/** Boxes around a sentence or a few; with a whole page hidden, everybody would notice. */
const contents: ReadonlySet<string> = new Set([
  ...[
    'p',
    'li',
    'dd',
    'dt',
    'blockquote',
    'figure',
    'figcaption',
    'h1',
    'h2',
    'h3',
    'ul',
    'ol',
    'dl',
  ],
]);

function changeOf(element: PageElement): Change {
  return {
    edits: withAttribute(element, 'aria-hidden="true"'),
    // What can be focused in it is then reached and has no name.
    criteria: hasControl(element) ? ['1.3.1', '4.1.2'] : ['1.3.1'],
    describes: `A screen reader leaves out “${wordsIn(element).slice(0, 60)}”.`,
  };
}

function hasControl({ content }: PageElement): boolean {
  return content.some(
    (part) =>
      typeof part !== 'string' &&
      (['a', 'button', 'input', 'select', 'textarea', 'summary'].includes(part.name) ||
        hasControl(part)),
  );
}
