import type { Page } from 'playwright-core';
import type { Judgement } from '../report/judgements.ts';
import type { Observation, SecondOpinion } from '../report/results.ts';
import { inspectEqualAccess } from './inspectEqualAccess.ts';

/** What the second engine says of a page, and a sentence for each judgement that does not hold. */
type Taken = { opinion: SecondOpinion; violations: Observation[]; problems: string[] };

/**
 * Has the second engine look at a page as it stands, and the checks of judgements at every element
 * that it leaves to people.
 * @param name how reports call the page, such as `en/home`.
 */
export async function takeSecondOpinion(
  page: Page,
  name: string,
  judgements: readonly Judgement[],
): Promise<Taken> {
  const { passes, violations, undecided } = await inspectEqualAccess(page);
  const byRule = Map.groupBy(undecided, ({ rule }) => rule);
  const counts = [...byRule].map(([rule, found]) => [rule, found.length] as const);
  const problems: string[] = [];
  for (const { rule, check } of judgements) {
    if (check === undefined) continue;
    for (const { selector, messages } of byRule.get(rule) ?? []) {
      if (await page.locator(selector).evaluate(check.holds)) continue;
      problems.push(
        `The judgement on ${rule} does not hold on ${name}: ${selector} (${messages.join(' ')}) Expected: ${check.says} Mend the cause, or judge anew in judgements.json and judgementChecks.ts.`,
      );
    }
  }
  return {
    opinion: { passes, undecided: Object.fromEntries(counts.toSorted()) },
    violations,
    problems,
  };
}
