import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { lastChanged } from '../src/site/lastChanged.ts';
import { readEnglish } from './testing/englishCopy.ts';

test.each(Object.entries(lastChanged))(
  '%s has not changed since the day it names',
  (id, policy) => {
    const hash = createHash('sha256')
      .update(JSON.stringify(readEnglish(id)))
      .digest('hex');
    expect(
      policy.words,
      `Expected the words of ${policy.day}, got others: in src/site/lastChanged.ts set the day of ${id} to today's and its words to '${hash.slice(0, 12)}'.`,
    ).toBe(hash.slice(0, 12));
  },
);
