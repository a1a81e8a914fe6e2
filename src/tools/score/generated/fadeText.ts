import { aboutWords, declares, withDeclared, withStyle } from './editStyle.ts';
import type { StyleChange, StyleOperator } from './operator.ts';
import type { ReadStyles, StyleRule } from './readStyles.ts';

/**
 * Makes a text faint. With three tenths of itself over any ground of the site no colour has a contrast
 * of 3:1 any more, which even large text needs.
 */
export const fadeText: StyleOperator = {
  name: 'fade text',
  changesOf: (styles) =>
    styles.rules.flatMap((rule) => [...withFaintColour(styles, rule), ...asAWhole(styles, rule)]),
};

/** Only of words in the elements themselves: those in others may have a colour of their own. */
function withFaintColour(styles: ReadStyles, rule: StyleRule): StyleChange[] {
  const elements = rule.elements.filter(({ childNodes }) =>
    [...childNodes].some((node) => node.nodeType === node.TEXT_NODE && node.nodeValue?.trim()),
  );
  const colour = rule.declarations.findLast(
    ({ prop, value }) => prop === 'color' && value !== 'inherit',
  );
  if (colour === undefined) return [];
  const faint = `color-mix(in srgb,${colour.value} 30%,transparent)`;
  return [{ ...about(elements), edits: withDeclared(styles, colour, faint) }];
}

function asAWhole(styles: ReadStyles, rule: StyleRule): StyleChange[] {
  const isAboutText = declares(rule, 'font', 'font-size', 'font-weight', 'line-height');
  if (!isAboutText) return [];
  return [{ ...about(rule.elements), edits: withStyle(styles, rule, 'opacity:.3!important') }];
}

function about(elements: readonly Element[]): Omit<StyleChange, 'edits'> {
  return {
    elements,
    criteria: ['1.4.3'],
    describes: `Who sees little contrast cannot read ${aboutWords(elements)} and what looks like it.`,
  };
}
