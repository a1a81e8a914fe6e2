import type { Status } from '../../delivery/reportFacts.ts';
import { stringify } from 'yaml';
import { company } from '../../site/company.ts';
import type { Criterion } from '../report/criteria.ts';
import { isByPeople, type ConformanceRow } from './conformance.ts';

/** How OpenACR calls what a conformance report says. */
const levels: Readonly<Record<Status, string>> = {
  supports: 'supports',
  partly: 'partially-supports',
  fails: 'does-not-support',
  'not-applicable': 'not-applicable',
  'not-evaluated': 'not-evaluated',
};

/**
 * The rows as an OpenACR document (schema 0.1.0), in YAML. Two things it cannot say in its own terms
 * and says in its notes: its catalogues end at WCAG 2.1, and "not evaluated" is meant for AAA alone.
 */
export function openAcr(criteria: readonly Criterion[], rows: readonly ConformanceRow[]): string {
  const chapter = (level: Criterion['level']) => ({
    criteria: criteria.flatMap(({ number, level: own, because }, index) => {
      const row = rows[index];
      if (own !== level || row === undefined) return [];
      const adherence = { level: levels[row.status], notes: because };
      return [{ num: number, components: [{ name: 'web', adherence }] }];
    }),
  });
  const byPeople = rows.some(({ evidence }) => isByPeople(evidence))
    ? 'Evaluation by people, as the records under manual/ say.'
    : 'No evaluation by a person.';
  return stringify({
    title: `${company.product} Accessibility Conformance Report`,
    product: { name: `The website of ${company.product}` },
    author: { company_name: company.product, email: company.email },
    notes:
      'A program wrote this from what tests and an audit have found; no person has signed. It lists all criteria of WCAG 2.2 at levels A and AA; the catalogues of OpenACR end at WCAG 2.1, so the six new ones are checked by the project’s own list. Where nobody has judged a criterion whole it says "not-evaluated" also at levels A and AA, because everything else would claim what nobody has seen.',
    evaluation_methods_used: `Tests of components, of the built pages and in a browser, axe-core on every page and state, and Equal Access on every page. ${byPeople}`,
    chapters: { success_criteria_level_a: chapter('A'), success_criteria_level_aa: chapter('AA') },
  });
}
