import type { PageElement } from './readPage.ts';

/**
 * Words with which this site says that something is not shown, or not yet. The plain link to the
 * services stands where its menu cannot; the other paragraph about a language waits until a visitor
 * prefers that language.
 */
const waiting = ({ attributes, classes, parent }: PageElement): boolean =>
  classes.includes('header__plain') ||
  (parent?.attributes.has('data-offers') === true && !attributes.has('data-visible'));

/** Whether a page gives an element to everybody as soon as it is there; decoration it gives to nobody. */
export const isGiven = remembered((element: PageElement): boolean => {
  const { name, attributes, parent } = element;
  return (
    !['head', 'script', 'style', 'template', 'noscript', 'svg'].includes(name) &&
    !['hidden', 'inert'].some((attribute) => attributes.has(attribute)) &&
    attributes.get('aria-hidden') !== 'true' &&
    !waiting(element) &&
    (parent === null || isGiven(parent))
  );
});

/** Whether words are only heard, not seen. */
export function isOnlyHeard({ classes, parent }: PageElement): boolean {
  return classes.includes('visually-hidden') || (parent !== null && isOnlyHeard(parent));
}

/**
 * Whether React takes an element over. It mends tags and words that are not what it would draw as soon
 * as somebody reaches for them, so that only attributes, which it leaves alone, are lost for good.
 */
export function isInIsland({ attributes, parent }: PageElement): boolean {
  return attributes.has('data-island') || (parent !== null && isInIsland(parent));
}

/** What a screen reader is given of the words in an element, as one line. */
export const wordsIn = remembered((element: PageElement): string =>
  given(element).replaceAll(/\s+/gu, ' ').trim(),
);

function given({ content }: PageElement): string {
  const parts = content.map((part) => {
    if (typeof part === 'string') return part;
    return isGiven(part) ? given(part) : '';
  });
  return parts.join('');
}

/** Pages do not change, and every operator asks the same of their tens of thousands of elements. */
function remembered<Answer>(
  ask: (element: PageElement) => Answer,
): (element: PageElement) => Answer {
  const known = new WeakMap<PageElement, { answer: Answer }>();
  return (element) => {
    const { answer } = known.get(element) ?? { answer: ask(element) };
    known.set(element, { answer });
    return answer;
  };
}

/** An element in which an element lies, or that one itself, if it is of a kind. */
export function closest(
  element: PageElement | null,
  isOfKind: (one: PageElement) => boolean,
): PageElement | null {
  if (element === null || isOfKind(element)) return element;
  return closest(element.parent, isOfKind);
}
