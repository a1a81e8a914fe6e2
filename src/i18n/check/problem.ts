import { severityOf, type RuleId, type Severity } from './severity.ts';

/** One mistake in a locale file, with the place to mend it. */
export type LocaleProblem = {
  severity: Severity;
  rule: RuleId;
  /** Path relative to the project, with forward slashes. */
  file: string;
  /** Both from 1; 1:1 where the whole file is meant. */
  line: number;
  column: number;
  /** Dotted; empty where no one key is meant. */
  key: string;
  /** What was expected, what came, what to do; then the English, where there is one to compare. */
  message: string;
};

/** A problem that a rule has found; the rule says how much it weighs. */
export function problemOf(
  rule: RuleId,
  {
    file,
    line = 1,
    column = 1,
    key = '',
  }: { file: string; line?: number; column?: number; key?: string },
  message: string,
): LocaleProblem {
  return { severity: severityOf[rule], rule, file, line, column, key, message };
}

/** The line an editor can jump to: `locales/ar/home.json:12:5 message`. */
export function formatProblem({ file, line, column, message }: LocaleProblem): string {
  return `${file}:${line}:${column} ${message}`;
}

/** Gives line and column, both from 1, of an offset in a text. */
export type PositionOf = (offset: number) => { line: number; column: number };

/** Finds lines and columns of one text, which is looked through once. */
export function positionsIn(text: string): PositionOf {
  let starts: number[] | undefined;
  return (offset) => {
    if (starts === undefined) {
      starts = [0];
      for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) {
        starts.push(end + 1);
      }
    }
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

/** Line and column, both from 1, of one offset in a text. */
export function positionOf(text: string, offset: number): { line: number; column: number } {
  return positionsIn(text)(offset);
}
