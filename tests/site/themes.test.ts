import { parse } from 'postcss';
import { expect, test } from 'vitest';
import { readBuiltSite, readPublished } from '../testing/builtSite.ts';
import { all } from './testing/faults.ts';

// The audit rests on this: in a dark theme it runs the rules about colour alone.
test('styles choose nothing but colours by the theme', () => {
  const [page] = readBuiltSite().pages;
  const [style] = page ? all<HTMLStyleElement>(page, 'style[data-whole]') : [];
  const sheet = parse(readPublished(style?.dataset['whole']?.slice(1) ?? ''));
  // What light-dark() chooses is a colour by its definition.
  const chosen: string[] = [];
  sheet.walkAtRules('media', (rule) => {
    if (!rule.params.includes('prefers-color-scheme')) return;
    rule.walkDecls(({ prop, value }) => void chosen.push(`${prop}: ${value}`));
  });
  expect(sheet.toString()).toContain('light-dark(');
  expect(chosen.filter((declaration) => !/: #[\da-f]{3,8}$/u.test(declaration))).toEqual([]);
});
