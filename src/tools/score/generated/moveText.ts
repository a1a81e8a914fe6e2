import { aboutWords, isBox, withStyle } from './editStyle.ts';
import type { StyleChange, StyleOperator } from './operator.ts';
import type { ReadStyles, StyleRule } from './readStyles.ts';

/** With this around it, a rule holds only while the visitor lets things move. */
const whileAllowed = '[data-motion=on] ';

/** Lets something move on its own, without an end, that no button stops. */
export const moveText: StyleOperator = {
  name: 'move text',
  changesOf(styles) {
    const lasting = lastingAnimations(styles);
    return styles.rules.flatMap((rule) => [
      ...lasting.map((name) => moving(styles, rule, name)),
      ...unstopped(styles, rule),
      ...withoutPause(styles, rule),
    ]);
  },
};

/** Names of movements that the site repeats without an end. */
function lastingAnimations({ keyframes, rules }: ReadStyles): string[] {
  const values = rules.flatMap(({ declarations }) =>
    declarations.filter(isLasting).map(({ value }) => value.split(' ')),
  );
  return keyframes.filter((name) => values.some((words) => words.includes(name)));
}

function isLasting({ prop, value }: StyleRule['declarations'][number]): boolean {
  return prop === 'animation' && value.split(' ').includes('infinite');
}

function moving(styles: ReadStyles, rule: StyleRule, name: string): StyleChange {
  // A whole page that moves would be noticed by anybody; words in a line do not move.
  const elements = rule.elements.filter((one) => isBox(one) && one.textContent.length < 300);
  return {
    elements,
    criteria: ['2.2.2'],
    describes: `Nobody can stop ${aboutWords(elements)} from moving, and it distracts from the rest.`,
    edits: withStyle(styles, rule, `animation:6s infinite ${name}!important`),
  };
}

/** What may be stopped goes on. */
function unstopped(
  styles: ReadStyles,
  { rule, selectors, declarations }: StyleRule,
): StyleChange[] {
  const from = rule.source?.start?.offset ?? 0;
  const isGated = styles.css.startsWith(whileAllowed, from) && selectors.length === 1;
  if (!isGated || !declarations.some(isLasting)) return [];
  return [
    {
      elements: styles.find(selectors.join()),
      criteria: ['2.2.2'],
      describes: 'The button that pauses all movement leaves one going.',
      edits: [{ from, to: from + whileAllowed.length, text: '' }],
    },
  ];
}

/** The button is gone. Not by `display`, which a rule for all buttons around it declares too. */
function withoutPause(styles: ReadStyles, rule: StyleRule): StyleChange[] {
  const { elements } = rule;
  if (!elements.every((one) => one.matches('[data-pause]'))) return [];
  return [
    {
      elements,
      criteria: ['2.2.2'],
      describes: 'There is no button to stop what moves.',
      edits: withStyle(styles, rule, 'visibility:hidden!important'),
    },
  ];
}
