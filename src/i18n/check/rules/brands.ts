import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Names of companies and their products that texts about this trade are likely to mention, each
 * with a capital: words without are never looked up.
 */
export const brands: ReadonlySet<string> = new Set(
  JSON.parse(readFileSync(join(import.meta.dirname, 'brands.json'), 'utf8')) as string[],
);
