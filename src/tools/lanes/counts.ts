import { readFile } from 'node:fs/promises';

/** How many checks were made, and how many of them failed. */
export type Counts = { passed: number; failed: number };

/** What Vitest counted; a test that did not run has failed. */
export async function unitCounts(report: string): Promise<Counts> {
  const { numPassedTests: passed, numTotalTests: total } = await read<{
    numPassedTests: number;
    numTotalTests: number;
  }>(report);
  return { passed, failed: total - passed };
}

/** What Playwright counted; a test that did not run, or passed only the second time, has failed. */
export async function journeyCounts(report: string): Promise<Counts> {
  const { stats } = await read<{
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  }>(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
}

/** The counts in the last `N passed, N failed` that a tool of ours printed. */
export function printedCounts(output: string): Counts {
  const match = Array.from(output.matchAll(/^(\d+) passed, (\d+) failed$/gmu)).at(-1);
  if (match === undefined) throw new Error('Expected a line "N passed, N failed", got none.');
  return { passed: Number(match[1]), failed: Number(match[2]) };
}

async function read<Report>(file: string): Promise<Report> {
  return JSON.parse(await readFile(file, 'utf8')) as Report;
}
