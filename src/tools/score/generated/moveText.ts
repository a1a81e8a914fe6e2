import { wordsIn } from './atRest.ts';
import type { Change } from './change.ts';
import type { StyleOperator } from './operator.ts';
import type { ReadStyles, StyleRule } from './readStyles.ts';
import { readSelector } from './selector.ts';
import { aboutRule, elementsWith, isBox, shownRules, withStyle } from './shownRules.ts';

/** With this around it, a rule holds only while the visitor lets things move. */
const whileAllowed = '[data-motion=on] ';

/** Lets something move on its own, without an end, that no button stops. */
export const moveText: StyleOperator = {
  name: 'move text',
  changesOf(styles) {
    const lasting = lastingAnimations(styles);
    const moved = elementsWith(styles, 'animation', 'opacity', 'translate');
    const rules = shownRules(styles)
      .map((rule) => ({
        ...rule,
        // A whole page that moves would be noticed by anybody; words in a line do not move.
        elements: rule.elements.filter(
          (one) => isBox(one) && !moved.has(one) && wordsIn(one).length < 300,
        ),
      }))
      .filter(({ elements }) => elements.length > 0);
    return [
      ...rules.flatMap((rule) => lasting.map((name) => moving(styles, rule, name))),
      ...styles.rules.flatMap((rule) => unstopped(styles, rule)),
      ...styles.rules.flatMap((rule) => withoutPause(styles, rule)),
    ];
  },
};

/** Names of movements that the site repeats without an end. */
function lastingAnimations({ atRules, rules }: ReadStyles): string[] {
  const values = rules.flatMap(({ declarations }) =>
    declarations.filter(isLasting).map(({ value }) => value.split(' ')),
  );
  const names = atRules.filter(({ name }) => name === 'keyframes').map(({ params }) => params);
  return names.filter((name) => values.some((words) => words.includes(name)));
}

function isLasting({ prop, value }: StyleRule['declarations'][number]): boolean {
  return prop === 'animation' && value.split(' ').includes('infinite');
}

function moving(styles: ReadStyles, rule: StyleRule, name: string): Change {
  return {
    criteria: ['2.2.2'],
    describes: `Nobody can stop ${aboutRule(rule)} from moving, and it distracts from the rest.`,
    edits: withStyle(styles, rule, `animation:6s infinite ${name}`),
  };
}

/** What may be stopped goes on. */
function unstopped(styles: ReadStyles, { rule, selectors, declarations }: StyleRule): Change[] {
  const from = rule.source?.start?.offset ?? 0;
  const isGated = styles.css.startsWith(whileAllowed, from) && selectors.length === 1;
  if (!isGated || !declarations.some(isLasting)) return [];
  const steps = readSelector(selectors[0]?.replace(whileAllowed, '') ?? '');
  if (styles.find(steps).length === 0) return [];
  return [
    {
      criteria: ['2.2.2'],
      describes: 'The button that pauses all movement leaves one going.',
      edits: [{ from, to: from + whileAllowed.length, text: '' }],
    },
  ];
}

/** The button is gone. Not by `display`, which a rule for all buttons around it declares too. */
function withoutPause(styles: ReadStyles, rule: StyleRule): Change[] {
  const { elements, conditions } = rule;
  const isPause =
    elements.length > 0 && elements.every(({ attributes }) => attributes.has('data-pause'));
  if (!isPause || conditions.length > 0) return [];
  return [
    {
      criteria: ['2.2.2'],
      describes: 'There is no button to stop what moves.',
      edits: withStyle(styles, rule, 'visibility:hidden'),
    },
  ];
}
