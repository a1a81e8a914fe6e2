/** The test that must notice a break, by file and the beginning of its title. */
export type NamedTest = {
  /** A file of `tests/journeys/` runs in the browser, every other one with Vitest. */
  file: string;
  title: string;
};

/** One thing gone wrong: a text of a file that stands there once, and what takes its place. */
export type Break = {
  name: string;
  file: string;
  find: string;
  put: string;
  caughtBy: NamedTest;
};
