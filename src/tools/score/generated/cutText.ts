import { aboutWords, declares, isBox, withStyle } from './editStyle.ts';
import type { StyleChange, StyleOperator } from './operator.ts';
import type { ReadStyles, StyleRule } from './readStyles.ts';

/**
 * Letters of a text that is longer than a line of 320 CSS pixels, with any of the site's sizes. A
 * shorter one may fit, and nobody would lose anything.
 */
const longText = 60;

/** Lets a text no longer fit where the window is narrow, the text large or its spacing wide. */
export const cutText: StyleOperator = {
  name: 'cut text',
  changesOf(styles) {
    const clipping = styles.rules.filter((rule) =>
      declares(rule, 'overflow', 'overflow-x', 'position'),
    );
    // In a box that scrolls by itself, or lies over the page, it might change nothing.
    const clipped = new Set(clipping.flatMap(({ elements }) => elements));
    const isFree = (one: Element) => withAround(one).every((around) => !clipped.has(around));
    const texts = [...styles.seen].filter((one) => isLongText(one) && isFree(one));
    const boxes = new Set(texts.flatMap(withAround).filter(isBox));
    return styles.rules.flatMap((rule) => changesOf(styles, rule, boxes));
  },
};

function isLongText({ childNodes }: Element): boolean {
  const own = [...childNodes].filter((node) => node.nodeType === node.TEXT_NODE);
  const words = own.map(({ nodeValue }) => nodeValue).join('');
  return words.replaceAll(/\s+/gu, ' ').trim().length >= longText;
}

/** An element and all that it lies in. */
function withAround(element: Element): Element[] {
  const { parentElement } = element;
  return [element, ...(parentElement ? withAround(parentElement) : [])];
}

/** A text is cut; a box around one is too wide. */
function changesOf(
  styles: ReadStyles,
  rule: StyleRule,
  boxes: ReadonlySet<Element>,
): StyleChange[] {
  const around = rule.elements.filter((one) => boxes.has(one));
  const lines = around.filter(isLongText);
  if (lines.length === 0) {
    return [
      {
        elements: around,
        criteria: ['1.4.10'],
        describes: `Who enlarges the page has to scroll sideways to read ${aboutWords(around)}.`,
        edits: withStyle(styles, rule, 'min-inline-size:40rem!important'),
      },
    ];
  }
  const describes = `Who enlarges the page or spaces its text reads ${aboutWords(lines)} only in part.`;
  const clip = 'overflow:hidden!important';
  return [
    {
      elements: lines,
      criteria: ['1.4.4', '1.4.10'],
      describes,
      edits: withStyle(styles, rule, `${clip};white-space:nowrap!important`),
    },
    {
      elements: lines,
      criteria: ['1.4.4', '1.4.10', '1.4.12'],
      describes,
      edits: withStyle(styles, rule, `max-block-size:1lh!important;${clip}`),
    },
  ];
}
