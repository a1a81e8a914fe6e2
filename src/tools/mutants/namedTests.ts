import type { NamedTest } from './mutant.ts';

/** A test of the built site. */
export const built = (file: string, title: string): NamedTest => ({
  file: `tests/site/${file}`,
  title,
});

/** A test in the browser. */
export const journey = (file: string, title: string): NamedTest => ({
  file: `tests/journeys/${file}`,
  title,
});
