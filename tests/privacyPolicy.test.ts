import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import words from '../locales/en/privacy-policy.json' with { type: 'json' };
import { privacyPolicy } from '../src/site/privacyPolicy.ts';

test('the privacy policy has not changed since the day that submissions are stored with', () => {
  const hash = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12);
  expect(
    privacyPolicy.words,
    `Expected the words of ${privacyPolicy.changed}, got others: in src/site/privacyPolicy.ts set the day to today's and the words to '${hash}'.`,
  ).toBe(hash);
});
