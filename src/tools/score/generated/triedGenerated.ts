import type { FailedTest } from '../failedTests.ts';
import type { GeneratedDefect } from './generateDefects.ts';

/** The file of the report with a line of JSON for each generated defect that was tried. */
export const generatedFile = 'generated.jsonl';

/** A generated defect that was tried, as `npm run score -- --generated` keeps it. */
export type TriedGenerated = Pick<
  GeneratedDefect,
  'id' | 'operator' | 'criteria' | 'file' | 'describes'
> & {
  /** The page on which it was tried, by path. */
  page: string;
  seed: string;
  outcome: 'caught' | 'survived';
  /** The tests that noticed it; the audit counts as one. */
  caughtBy: readonly FailedTest[];
  /** The day, as YYYY-MM-DD, and the commit whose tests were asked; null outside git. */
  tried: string;
  commit: string | null;
};

/** The lines of that file. */
export function parseGenerated(text = ''): TriedGenerated[] {
  const lines = text.split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as TriedGenerated);
}
