import { beside } from './pair.ts';
import type { LanguageRule } from './rule.ts';

/** Titles and descriptions of two pages that are the same: nobody can tell the tabs apart. */
export const titles: LanguageRule = (pairs) => {
  const heads = pairs.filter(({ key }) => key === 'meta.title' || key === 'meta.description');
  const byText = Map.groupBy(heads, ({ key, text }) => `${key}|${text.trim().toLowerCase()}`);
  return [...byText.values()].flatMap(([first, ...others]) =>
    others.map((pair) => ({
      pair,
      rule: 'duplicate-title' as const,
      message: `Expected a ${pair.key.slice(5)} of its own, got that of ${first?.name}.json. Say what this page is about.${beside(pair)}`,
    })),
  );
};
