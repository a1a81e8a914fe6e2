import { cleanup } from '@testing-library/react';
import { toHaveNoViolations } from 'jest-axe';
import { afterEach, beforeEach, expect, vi } from 'vitest';

expect.extend(toHaveNoViolations);

// axe asks for a canvas to look at icon fonts; jsdom has none and says so on every call.
if (typeof HTMLCanvasElement !== 'undefined') {
  HTMLCanvasElement.prototype.getContext = () => null;
}

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
  cleanup();
  vi.restoreAllMocks();
  expect(lines).toEqual([]);
});
