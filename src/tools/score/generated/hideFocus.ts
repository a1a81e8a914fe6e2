import type { Change } from './change.ts';
import type { StyleOperator } from './operator.ts';
import type { PageElement } from './readPage.ts';
import type { ReadStyles, StyleRule } from './readStyles.ts';
import { matches, readSelector } from './selector.ts';
import { aboutRule, shownRules, withDeclared, withStyle } from './shownRules.ts';

/** Takes the ring from what has the focus: from all, or from one kind of link or control. */
export const hideFocus: StyleOperator = {
  name: 'hide the focus',
  changesOf(styles) {
    const isOther = hasOtherRing(styles);
    const ringed = shownRules(styles)
      .map((rule) => ({ ...rule, elements: rule.elements.filter(isReached) }))
      .map((rule) => ({ ...rule, elements: rule.elements.filter((one) => !isOther(one)) }))
      .filter(({ elements }) => elements.length > 0);
    return [
      ...ringed.map((rule) => ({
        criteria: ['2.4.7'],
        describes: `Who uses a keyboard does not see the focus on ${aboutRule(rule)}.`,
        edits: withStyle(styles, rule, '&:focus-visible{box-shadow:none;outline:none}'),
      })),
      ...styles.rules.flatMap((rule) => withoutRing(styles, rule)),
    ];
  },
};

/** What shows the focus by nothing but a ring; a field for text has its cursor as well. */
function isReached({ name, attributes }: PageElement): boolean {
  return ['button', 'summary', 'select'].includes(name) || (name === 'a' && attributes.has('href'));
}

/**
 * Some have their ring on what is drawn beside them, and one link is only there while it has the
 * focus: for these the rule would take nothing away.
 */
function hasOtherRing({ rules }: ReadStyles): (element: PageElement) => boolean {
  const others = rules
    .flatMap(({ selectors }) => selectors)
    .filter((selector) => /:focus-visible\)?:(?:before|after)$|:not\(:focus\)/u.test(selector))
    .map(withoutState);
  return (element) => others.some((steps) => steps !== null && matches(element, steps));
}

function withoutState(selector: string): ReturnType<typeof readSelector> {
  return readSelector(selector.replace(/:.*$/u, ''));
}

/** A rule that draws a ring draws none; whatever it is drawn with, or the rest would still show it. */
function withoutRing(styles: ReadStyles, rule: StyleRule): Change[] {
  const { conditions, declarations, selectors } = rule;
  const isRing = selectors.every((selector) => selector.includes(':focus-visible'));
  const drawn = declarations.filter(({ prop }) =>
    ['border', 'box-shadow', 'outline'].includes(prop),
  );
  const hasOutline = drawn.some(({ prop, value }) => prop === 'outline' && value !== 'none');
  if (!isRing || !hasOutline || conditions.length > 0 || !isThere(styles, selectors)) return [];
  return [
    {
      criteria: ['2.4.7'],
      describes: `Who uses a keyboard does not see the focus where ${selectors.join(' or ')} would show it.`,
      edits: drawn.flatMap((declaration) => withDeclared(styles, declaration, 'none')),
    },
  ];
}

/** Whether pages have it before any script draws something. */
function isThere({ find }: ReadStyles, selectors: readonly string[]): boolean {
  return selectors.some(
    (selector) => selector.startsWith(':') || find(withoutState(selector)).length > 0,
  );
}
