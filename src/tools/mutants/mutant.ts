/** The test that must notice a mutant, by file and the beginning of its title. */
export type NamedTest = {
  /** A file of `tests/journeys/` runs in the browser, every other one with Vitest. */
  file: string;
  title: string;
};

/** A copy of the project with one fault: a text that stands once in a file, and its replacement. */
export type Mutant = {
  name: string;
  /** Success criteria of WCAG 2.2, A or AA, that a visitor would lose by it; often none. */
  criteria: readonly string[];
  file: string;
  original: string;
  replacement: string;
  killedBy: NamedTest;
};
