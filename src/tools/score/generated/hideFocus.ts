import { aboutWords, withDeclared, withStyle } from './editStyle.ts';
import type { StyleChange, StyleOperator } from './operator.ts';
import type { ReadStyles, StyleRule } from './readStyles.ts';

/** Takes the ring from what has the focus: from all, or from one kind of link or control. */
export const hideFocus: StyleOperator = {
  name: 'hide the focus',
  changesOf(styles) {
    const hasOtherRing = otherRings(styles);
    return styles.rules.flatMap((rule) => {
      // What shows the focus by nothing but a ring; a field for text has its cursor as well.
      const elements = rule.elements
        .filter((one) => one.matches('a[href], button, summary, select'))
        .filter((one) => !hasOtherRing(one));
      const noRing = '&:focus-visible{box-shadow:none!important;outline:none!important}';
      const ofKind = {
        elements,
        criteria: ['2.4.7'],
        describes: `Who uses a keyboard does not see the focus on ${aboutWords(elements)}.`,
        edits: withStyle(styles, rule, noRing),
      };
      return [ofKind, ...withoutRing(styles, rule)];
    });
  },
};

/**
 * Some have their ring on what is drawn beside them, and one link is only there while it has the
 * focus: for these the rule would take nothing away.
 */
function otherRings({ rules }: ReadStyles): (element: Element) => boolean {
  const others = rules
    .flatMap(({ selectors }) => selectors)
    .filter((one) => /:focus-visible\)*:(?:before|after)|:not\(:focus\)/u.test(one))
    .map(inAnyState);
  return (element) => others.some((selector) => element.matches(selector));
}

/** What a selector is about, without what is drawn beside it, whether or not it has the focus. */
function inAnyState(selector: string): string {
  return selector.replaceAll(/:not\(:focus\)|:focus-visible|::?(?:before|after)/gu, ':is(*)');
}

/** A rule that draws a ring draws none; whatever it is drawn with, or the rest would still show it. */
function withoutRing(styles: ReadStyles, rule: StyleRule): StyleChange[] {
  const { conditions, declarations, selectors } = rule;
  const isRing = selectors.every((selector) => selector.includes(':focus-visible'));
  const drawn = declarations.filter(({ prop }) =>
    ['border', 'box-shadow', 'outline'].includes(prop),
  );
  const hasOutline = drawn.some(({ prop, value }) => prop === 'outline' && value !== 'none');
  if (!isRing || !hasOutline || conditions.length > 0) return [];
  return [
    {
      elements: styles.find(selectors.map(inAnyState).join()),
      criteria: ['2.4.7'],
      describes: `Who uses a keyboard does not see the focus where ${selectors.join(' or ')} would show it.`,
      edits: drawn.flatMap((declaration) => withDeclared(styles, declaration, 'none')),
    },
  ];
}
