import axe from 'axe-core';
import type { Criterion } from './criteria.ts';
import { equalAccessCriteriaOf, equalAccessRulesFor } from './equalAccess.ts';
import type { PageReport } from './pageReport.ts';

/**
 * The rules of both engines for a criterion, sorted, as evidence calls them: `axe/list`,
 * `equal-access/list_markup_review`. Experimental and deprecated ones do not count.
 */
export function rulesFor({ number }: Pick<Criterion, 'number'>): string[] {
  const tag = `wcag${number.replaceAll('.', '')}`;
  const own = axe
    .getRules()
    .filter(({ tags }) => tags.includes(tag))
    .filter(({ tags }) => !tags.includes('experimental') && !tags.includes('deprecated'))
    .map(({ ruleId }) => `axe/${ruleId}`);
  const other = equalAccessRulesFor(number).map((rule) => `equal-access/${rule}`);
  return [...own, ...other].toSorted();
}

/** The rules that something has passed on these pages, as evidence calls them. */
export function rulesPassed(reports: readonly PageReport[]): string[] {
  const names = reports.flatMap(({ passes, second }) => [
    ...Object.keys(passes).map((rule) => `axe/${rule}`),
    ...Object.keys(second.passes).map((rule) => `equal-access/${rule}`),
  ]);
  return [...new Set(names)].toSorted();
}

/** The rules of the second engine that leave something on these pages to people. */
export function rulesAsking(reports: readonly PageReport[]): ReadonlySet<string> {
  const rules = reports.flatMap(({ second }) => Object.keys(second.undecided));
  return new Set(rules.map((rule) => `equal-access/${rule}`));
}

/** The rules that met something on these pages, whatever they said of it. */
export function rulesMet(reports: readonly PageReport[]): ReadonlySet<string> {
  const found = reports.flatMap(({ findings }) => findings);
  return new Set([
    ...rulesPassed(reports),
    ...rulesAsking(reports),
    ...found.map(({ engine, rule }) => `${engine}/${rule}`),
  ]);
}

/** The success criteria that a rule is about, by number; none for a best practice. */
export function criteriaOf(name: string): string[] {
  const [engine, rule = ''] = name.split('/');
  if (engine === 'equal-access') return equalAccessCriteriaOf(rule);
  return (axe.getRules().find(({ ruleId }) => ruleId === rule)?.tags ?? [])
    .filter((tag) => /^wcag\d{3,}$/u.test(tag))
    .map((tag) => tag.replace(/^wcag(\d)(\d)(\d+)$/u, '$1.$2.$3'));
}
