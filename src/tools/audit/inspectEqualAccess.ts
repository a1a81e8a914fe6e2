import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type aceEngine from 'accessibility-checker-engine';
import type { Page } from 'playwright-core';
import { equalAccessCriteriaOf, guideline } from '../report/equalAccess.ts';
import type { Observation } from '../report/results.ts';
import { observationsIn } from './observationsIn.ts';

declare const ace: typeof aceEngine;

/** Read into a page when it is to look at it: it is longer than the first engine, and looks once. */
const engine = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

/** What the second engine has found on a page. */
type SecondInspection = {
  /** Rule id to how many of its results pass; only rules that met something. */
  passes: Record<string, number>;
  violations: Observation[];
  /** What it leaves to people: potential violations, recommendations, and what it cannot look at. */
  undecided: Observation[];
};

/** Runs the second engine over the whole document as it stands; leaves the page as it was. */
export async function inspectEqualAccess(page: Page): Promise<SecondInspection> {
  // Playwright evaluates outside the page's security policy, so it stays in force.
  await page.evaluate(engine);
  const found = await page.evaluateHandle(runEngine, guideline);
  const passes = await found.evaluate((inspection) => inspection.passes);
  const observations = (await observationsIn(found)).map((observation) => ({
    ...observation,
    criteria: equalAccessCriteriaOf(observation.rule),
  }));
  return {
    passes: Object.fromEntries(Object.entries(passes).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    violations: observations.filter(({ outcome }) => outcome === 'violation'),
    undecided: observations.filter(({ outcome }) => outcome !== 'violation'),
  };
}

/** Runs in the page, because only there elements can be asked where they stand. */
async function runEngine(rules: string) {
  const { results, nls = {} } = await new ace.Checker().check(document, [rules]);
  const passes: Record<string, number> = {};
  for (const { ruleId, value } of results) {
    if (value[1] === 'PASS') passes[ruleId] = (passes[ruleId] ?? 0) + 1;
  }
  return {
    passes,
    observations: results
      // What is there for information alone, such as a fact about a passed rule, asks for nothing.
      .filter(
        ({ value: [policy, confidence] }) => confidence !== 'PASS' && policy !== 'INFORMATION',
      )
      .map(({ ruleId, node, value: [policy, confidence], message }) => ({
        engine: 'equal-access' as const,
        rule: ruleId,
        outcome:
          policy === 'VIOLATION' && confidence === 'FAIL'
            ? ('violation' as const)
            : ('needs review' as const),
        impact: 'not rated',
        help: nls[ruleId]?.[0] ?? ruleId,
        criteria: [],
        element: node instanceof Element ? node : (node.parentElement ?? document.documentElement),
        messages: [message],
      })),
  };
}
