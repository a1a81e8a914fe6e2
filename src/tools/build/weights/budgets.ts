import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../project/root.ts';
import type { Weights } from './weighSite.ts';

/** Where budgets are written down. */
export const budgetsFile = join(root, 'src/tools/build/weights/budgets.json');

/** By name: the most that something may weigh, and what it weighed when that was last written down. */
export type Budgets = Readonly<Record<string, { budget: number; bytes: number }>>;

/** The budgets of the project. */
export function readBudgets(): Budgets {
  return JSON.parse(readFileSync(budgetsFile, 'utf8')) as Budgets;
}

/** A budget that nothing comes near guards nothing: at a fifth less it must be exceeded. */
const tightest = 0.8;

/** What is wrong with budgets for a site of these weights: a sentence each, none if all hold. */
export function budgetProblems(budgets: Budgets, weights: Weights): string[] {
  const names = [...new Set([...Object.keys(budgets), ...Object.keys(weights)])].toSorted();
  const languages = new Set(Object.keys(budgets).map(languageOf));
  return names.flatMap((name) => {
    const [budget, bytes] = [budgets[name]?.budget, weights[name]];
    if (bytes === undefined) return [`${name}: has a budget and is no more. ${remedy}`];
    if (budget === undefined) {
      // A language that is begun needs a folder and nothing else.
      if (!languages.has(languageOf(name))) return [];
      return [`${name}: ${bytes} bytes and no budget. ${remedy}`];
    }
    if (bytes > budget) {
      return [
        `${name}: expected at most ${budget} bytes, got ${bytes}. Take ${bytes - budget} away, or raise the budget by hand in src/tools/build/weights/budgets.json and say why.`,
      ];
    }
    if (bytes <= tightest * budget) {
      return [`${name}: ${bytes} bytes of ${budget}: too wide to notice anything. ${remedy}`];
    }
    return [];
  });
}

/** `en` of `en/home` and of `props/en/faq`; of what has no language of its own its kind. */
function languageOf(name: string): string {
  return name.replace(/^props\//u, '').split('/')[0] ?? '';
}

const remedy = 'Run `npm run weights -- --record`.';

/**
 * Budgets for a site as it is now: what got lighter gets a tighter one and what is new its first, a
 * tenth above its weight; none is ever raised.
 */
export function tightened(budgets: Budgets, weights: Weights): Budgets {
  return Object.fromEntries(
    Object.entries(weights).map(([name, bytes]) => {
      const fresh = Math.ceil((11 * bytes) / 10);
      return [name, { budget: Math.min(budgets[name]?.budget ?? fresh, fresh), bytes }];
    }),
  );
}
