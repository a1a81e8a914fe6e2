import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A fault planted by hand: a text that stands once in a file of the project, and its replacement. */
export type Defect = {
  /** What a visitor suffers by it. No two have the same. */
  name: string;
  /** Success criteria of WCAG 2.2, A or AA, that a visitor loses by it; often none. */
  criteria: readonly string[];
  /** Of each of them that a machine decides here, which kind of fault it is: as `criteria.json` names them. */
  kinds: Readonly<Record<string, string>>;
  file: string;
  original: string;
  replacement: string;
};

/**
 * All defects planted by hand, in the order of files and lines. Who adds one describes what a visitor
 * would suffer and breaks it in one place; who should notice it stands nowhere.
 */
export const defects: readonly Defect[] = globSync('defects/*.json', { cwd: import.meta.dirname })
  .toSorted()
  .flatMap((file) => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as Defect[]);

/**
 * A change of a style that every page has and nobody can notice: it says what browsers do anyway. Pages
 * and sums are others by it, so that a test which compares those is told from one that notices a loss.
 */
export const harmless: Pick<Defect, 'file' | 'original' | 'replacement'> = {
  file: 'src/ui/reset/elements.css',
  original: '  text-wrap: pretty;\n',
  replacement: '  text-wrap: pretty;\n  orphans: 2;\n',
};
