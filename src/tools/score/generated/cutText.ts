import { closest } from './atRest.ts';
import type { Change } from './change.ts';
import type { StyleOperator } from './operator.ts';
import type { PageElement } from './readPage.ts';
import type { ReadStyles, StyleRule } from './readStyles.ts';
import { aboutRule, declares, elementsWith, isBox, shownRules, withStyle } from './shownRules.ts';

/**
 * Letters of a text that is longer than a line of 320 CSS pixels, with any of the site's sizes. A
 * shorter one may fit, and nobody would lose anything.
 */
const longText = 60;

/** Lets a text no longer fit where the window is narrow, the text large or its spacing wide. */
export const cutText: StyleOperator = {
  name: 'cut text',
  changesOf(styles) {
    const isLeftOut = perhapsHiddenWhenNarrow(styles);
    const clipped = elementsWith(styles, 'overflow', 'overflow-x', 'position');
    return shownRules(styles)
      .filter((rule) => !declares(rule, 'overflow', 'white-space', 'min-inline-size'))
      .map((rule) => ({
        ...rule,
        elements: rule.elements.filter(
          (one) =>
            isBox(one) &&
            hasLongText(one) &&
            !isLeftOut(one) &&
            // In a box that scrolls by itself, or lies over the page, it might change nothing.
            closest(one, (around) => clipped.has(around)) === null,
        ),
      }))
      .filter(({ elements }) => elements.length > 0)
      .flatMap((rule) => changesOf(styles, rule));
  },
};

/** A text is cut; a box around one is too wide. */
function changesOf(styles: ReadStyles, rule: StyleRule): Change[] {
  const lines = { ...rule, elements: rule.elements.filter(isLongText) };
  if (lines.elements.length === 0) {
    return [
      {
        criteria: ['1.4.10'],
        describes: `Who enlarges the page has to scroll sideways to read ${aboutRule(rule)}.`,
        edits: withStyle(styles, rule, 'min-inline-size:40rem'),
      },
    ];
  }
  const describes = `Who enlarges the page or spaces its text reads ${aboutRule(lines)} only in part.`;
  return [
    {
      criteria: ['1.4.4', '1.4.10'],
      describes,
      edits: withStyle(styles, rule, 'overflow:hidden;white-space:nowrap'),
    },
    {
      criteria: ['1.4.4', '1.4.10', '1.4.12'],
      describes,
      edits: withStyle(styles, rule, 'max-block-size:1lh;overflow:hidden'),
    },
  ];
}

function isLongText({ content }: PageElement): boolean {
  const own = content.filter((part) => typeof part === 'string').join('');
  return own.replaceAll(/\s+/gu, ' ').trim().length >= longText;
}

function hasLongText(element: PageElement): boolean {
  return (
    isLongText(element) ||
    element.content.some((part) => typeof part !== 'string' && hasLongText(part))
  );
}

/**
 * Rules that leave something out of narrow windows say so with more than this selector reader knows.
 * So whatever has a class of theirs counts as left out, and what comes after it where they say `+`.
 */
function perhapsHiddenWhenNarrow({ rules }: ReadStyles): (element: PageElement) => boolean {
  const narrow = rules
    .filter(({ conditions }) => conditions.some((condition) => condition.includes('width<')))
    .filter(({ declarations }) =>
      declarations.some(({ prop, value }) => prop === 'display' && value === 'none'),
    )
    .flatMap(({ selectors }) => selectors);
  const named = classesOf(narrow);
  const before = classesOf(narrow.filter((selector) => selector.includes('+')));
  const has = (element: PageElement, names: ReadonlySet<string>) =>
    element.classes.some((one) => names.has(one));
  return (element) =>
    closest(
      element,
      (one) =>
        has(one, named) ||
        one.parent?.content.some((part) => typeof part !== 'string' && has(part, before)) === true,
    ) !== null;
}

function classesOf(selectors: readonly string[]): Set<string> {
  const found = selectors.flatMap((selector) => selector.match(/\.[\w-]+/gu) ?? []);
  return new Set(found.map((one) => one.slice(1)));
}
