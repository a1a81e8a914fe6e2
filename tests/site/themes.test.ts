import { parse } from 'postcss';
import { expect, test } from 'vitest';
import { readPublished, wholeStyles } from '../testing/builtSite.ts';

// The audit rests on this: in a dark theme it runs the rules about colour alone.
test('styles choose nothing but colours by the theme', () => {
  const sheet = parse(readPublished(wholeStyles()));
  // What light-dark() chooses is a colour by its definition.
  const chosen: string[] = [];
  sheet.walkAtRules('media', (rule) => {
    if (!rule.params.includes('prefers-color-scheme')) return;
    rule.walkDecls(({ prop, value }) => void chosen.push(`${prop}: ${value}`));
  });
  expect(sheet.toString()).toContain('light-dark(');
  expect(chosen.filter((declaration) => !/: #[\da-f]{3,8}$/u.test(declaration))).toEqual([]);
});
