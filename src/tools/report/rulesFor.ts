import axe from 'axe-core';
import type { Criterion } from './criteria.ts';

/** The engine's rules for a criterion, sorted; experimental and deprecated ones do not count. */
export function rulesFor({ number }: Pick<Criterion, 'number'>): string[] {
  const tag = `wcag${number.replaceAll('.', '')}`;
  return axe
    .getRules()
    .filter(({ tags }) => tags.includes(tag))
    .filter(({ tags }) => !tags.includes('experimental') && !tags.includes('deprecated'))
    .map(({ ruleId }) => ruleId)
    .toSorted();
}
