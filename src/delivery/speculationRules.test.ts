import { expect, test } from 'vitest';
import { isRulesFile, rulesFile, speculationRules } from './speculationRules.ts';

test('pages are drawn ahead once somebody reaches for them, and nothing that is none', () => {
  const { prerender } = JSON.parse(speculationRules(['/reports/'])) as {
    prerender: { eagerness: string; where: { and: object[] } }[];
  };
  expect(prerender).toEqual([
    {
      eagerness: 'moderate',
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*\\?(.+)' } },
          { not: { href_matches: '/*.*' } },
          { not: { href_matches: '/reports/*' } },
          { not: { selector_matches: '[target], [download]' } },
        ],
      },
    },
  ]);
});

test('the file of rules is told by its name from what else is published', () => {
  expect(isRulesFile(rulesFile('a1B2-_'))).toBe(true);
  expect(isRulesFile('assets/faq-a1B2c3.json')).toBe(false);
});
