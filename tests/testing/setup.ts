import { afterEach, beforeEach, expect, vi } from 'vitest';

// Slow to load, and only tests with a document need it.
const page = typeof document === 'undefined' ? undefined : await import('./testPage.ts');

// What nobody reads on the console is where the next defect hides: any line fails the test.
// Told afterwards, because throwing inside of React's hydration makes it try for ever.
let lines: string[] = [];

beforeEach(() => {
  lines = [];
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...line: unknown[]) => {
      lines.push(`console.${method}: ${line.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  page?.leavePage();
  vi.restoreAllMocks();
  expect(lines).toEqual([]);
});
