import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { placeOf, type LocaleProblem } from './problem.ts';

/** One text of a locale file and where it stands. */
export type Word = { text: string; line: number; column: number };

export type WordFile = {
  file: string;
  /** Dotted key to text, in the order of the file. */
  words: ReadonlyMap<string, Word>;
  problems: LocaleProblem[];
};

/**
 * Reads a locale file into its texts and everything that is wrong with its form: syntax, a
 * byte order mark, keys given twice, lists, numbers and empty texts. Never throws.
 */
export function readWords(file: string, source: string): WordFile {
  const words = new Map<string, Word>();
  const problems: LocaleProblem[] = [];
  const report = (offset: number, message: string) =>
    problems.push({ file, ...placeOf(source, offset), message });

  if (source.startsWith('\uFEFF')) {
    report(0, 'Expected plain UTF-8, got a byte order mark. Save the file as UTF-8 without BOM.');
    return { file, words, problems };
  }
  const errors: ParseError[] = [];
  const tree = parseTree(source, errors, { disallowComments: true, allowTrailingComma: false });
  for (const error of errors.slice(0, 1)) {
    const found = source.slice(error.offset, error.offset + 20).split('\n')[0] ?? '';
    const got = found === '' ? 'the end of the line' : `"${found}"`;
    report(
      error.offset,
      `Expected JSON, got ${got} (${printParseErrorCode(error.error)}). Mend the syntax here.`,
    );
  }
  if (errors.length > 0 || tree === undefined) return { file, words, problems };
  if (tree.type !== 'object') {
    report(tree.offset, `Expected an object of texts, got ${tree.type}.`);
    return { file, words, problems };
  }
  collect(tree, '', words, source, report);
  return { file, words, problems };
}

type Report = (offset: number, message: string) => void;

function collect(
  object: Node,
  prefix: string,
  words: Map<string, Word>,
  source: string,
  report: Report,
): void {
  const seen = new Map<string, number>();
  for (const property of object.children ?? []) {
    const [name, value] = property.children ?? [];
    if (name === undefined || value === undefined) continue;
    const key = String(name.value);
    const path = prefix + key;
    const first = seen.get(key);
    if (first !== undefined) {
      const { line } = placeOf(source, first);
      report(name.offset, `Expected each key once, got "${path}" again (first in line ${line}).`);
    }
    seen.set(key, name.offset);
    if (value.type === 'object') collect(value, `${path}.`, words, source, report);
    else if (value.type !== 'string') {
      const got = value.type === 'array' ? 'a list (use an object with named keys)' : value.type;
      report(value.offset, `Expected a text for "${path}", got ${got}.`);
    } else if (String(value.value).trim() === '') {
      report(value.offset, `Expected a text for "${path}", got an empty one. Translate it.`);
    } else {
      words.set(path, { text: String(value.value), ...placeOf(source, value.offset) });
    }
  }
}
