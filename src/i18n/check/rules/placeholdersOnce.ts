import { placeholderTwice } from '../placeholders.ts';
import { beside } from './pair.ts';
import type { TextRule } from './rule.ts';

/** A value that is named more often than in the English. */
export const placeholdersOnce: TextRule = (pair) => {
  const fault = placeholderTwice(pair.text, pair.english);
  if (fault === undefined) return [];
  return [
    {
      rule: 'placeholder-twice',
      message: fault.message + beside(pair),
      ...(fault.at !== undefined && { at: fault.at }),
    },
  ];
};
