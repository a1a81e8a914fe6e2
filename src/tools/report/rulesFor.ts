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

/** The success criteria that a rule of the engine is about, by number; none for a best practice. */
export function criteriaOf(rule: string): string[] {
  return (axe.getRules().find(({ ruleId }) => ruleId === rule)?.tags ?? [])
    .filter((tag) => /^wcag\d{3,}$/u.test(tag))
    .map((tag) => tag.replace(/^wcag(\d)(\d)(\d+)$/u, '$1.$2.$3'));
}
