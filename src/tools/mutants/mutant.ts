import type { Defect } from '../score/defect.ts';

/** The test that must notice a mutant, by file and the beginning of its title. */
export type NamedTest = {
  /** A file of `tests/journeys/` runs in the browser, every other one with Vitest. */
  file: string;
  title: string;
};

/** A copy of the project with one planted defect, and the test that has to kill it. */
export type Mutant = Omit<Defect, 'kinds'> & { killedBy: NamedTest };
