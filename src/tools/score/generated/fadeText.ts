import { wordsIn } from './atRest.ts';
import type { Change } from './change.ts';
import type { StyleOperator } from './operator.ts';
import type { PageElement } from './readPage.ts';
import type { ReadStyles, StyleRule } from './readStyles.ts';
import {
  aboutRule,
  declares,
  elementsWith,
  shownRules,
  withDeclared,
  withStyle,
} from './shownRules.ts';

/**
 * Makes a text faint. With three tenths of itself over any ground of the site no colour has a contrast
 * of 3:1 any more, which even large text needs.
 */
export const fadeText: StyleOperator = {
  name: 'fade text',
  changesOf(styles) {
    const rules = shownRules(styles);
    const coloured = rules.filter(({ declarations }) => declarations.some(isColour));
    const faded = elementsWith(styles, 'opacity');
    return [
      ...coloured.flatMap((rule) => asFaintColour(styles, rule, coloured)),
      ...rules
        .filter((rule) => declares(rule, 'font', 'font-size', 'font-weight', 'line-height'))
        .filter((rule) => rule.elements.some((one) => !faded.has(one)))
        .map((rule) => ({
          ...about(rule),
          edits: withStyle(styles, rule, 'opacity:.3'),
        })),
    ];
  },
};

function isColour({ prop, value }: StyleRule['declarations'][number]): boolean {
  return prop === 'color' && value !== 'inherit';
}

/** Only if words are left whose colour no other rule decides: else it may be that nobody sees this one. */
function asFaintColour(
  styles: ReadStyles,
  rule: StyleRule,
  coloured: readonly StyleRule[],
): Change[] {
  const others = new Set(
    coloured.filter((other) => other !== rule).flatMap(({ elements }) => elements),
  );
  const colour = rule.declarations.findLast(isColour);
  const elements = rule.elements.filter((one) => !others.has(one) && hasWords(one, others));
  if (colour === undefined || elements.length === 0) return [];
  const faint = `color-mix(in srgb,${colour.value} 30%,transparent)`;
  return [{ ...about({ ...rule, elements }), edits: withDeclared(styles, colour, faint) }];
}

/** Whether an element has words of its own, or in elements that take its colour. */
function hasWords({ content }: PageElement, others: ReadonlySet<PageElement>): boolean {
  return content.some((part) => {
    if (typeof part === 'string') return part.trim() !== '';
    return !others.has(part) && wordsIn(part) !== '' && hasWords(part, others);
  });
}

function about(rule: StyleRule): Omit<Change, 'edits'> {
  return {
    criteria: ['1.4.3'],
    describes: `Who sees little contrast cannot read ${aboutRule(rule)} and what looks like it.`,
  };
}
