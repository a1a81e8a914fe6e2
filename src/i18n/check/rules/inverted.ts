import { beside } from './pair.ts';
import type { TextRule } from './rule.ts';

/** Spanish opens its questions and exclamations too: ¿Qué? ¡Gracias! */
export const inverted: TextRule = (pair, { conventions }) => {
  if (!conventions.inverted || !/[¿?¡!]/u.test(pair.bare)) return [];
  for (const [open, shut] of [
    ['¿', '?'],
    ['¡', '!'],
  ] as const) {
    const [opened, closed] = [open, shut].map((mark) => pair.bare.split(mark).length - 1);
    if (opened !== closed) {
      return [
        {
          rule: 'punctuation',
          at: Math.max(0, pair.bare.indexOf(shut)),
          message: `Expected "${open}" for each "${shut}", got ${opened} for ${closed}. Open what is closed.${beside(pair)}`,
          habit: `inverted ${open}`,
        },
      ];
    }
  }
  return [];
};
