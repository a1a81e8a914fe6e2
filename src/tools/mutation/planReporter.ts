import { writeFileSync } from 'node:fs';

/** Path to how many mutants Stryker has made of it. */
export type Plan = Readonly<Record<string, number>>;

/** What Stryker says before it tries the first mutant, as far as it is read here. */
type PlanReady = { mutantPlans: readonly { mutant: { fileName: string } }[] };

/** The file that the plan is written into, by its path from where Stryker was started. */
export const planFile = 'test-results/mutation/plan.json';

/** How many mutants each file has; `folder` is where Stryker was started. */
export function planOf({ mutantPlans }: PlanReady, folder: string): Plan {
  const counts: Record<string, number> = {};
  for (const { mutant } of mutantPlans) {
    const file = mutant.fileName.slice(folder.length + 1).replaceAll('\\', '/');
    counts[file] = (counts[file] ?? 0) + 1;
  }
  return counts;
}

/**
 * A reporter for Stryker: writes down how many mutants there are before the first is tried. A run
 * that was ended reports only those that it has tried, and nobody could tell how many are left.
 */
export const strykerPlugins = [
  {
    kind: 'Reporter',
    name: 'plan',
    value: {
      onMutationTestingPlanReady: (plan: PlanReady) =>
        writeFileSync(planFile, JSON.stringify(planOf(plan, process.cwd()))),
    },
  },
];
