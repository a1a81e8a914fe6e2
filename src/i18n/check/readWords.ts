// Longer than 150 lines: every way in which a file can fail to be words, told in one order.
import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { decodeText } from './decodeText.ts';
import { plainTexts } from './plainTexts.ts';
import { positionsIn, problemOf, type LocaleProblem, type PositionOf } from './problem.ts';
import type { RuleId } from './severity.ts';

/** One text of a locale file and where it stands. */
export type Word = {
  text: string;
  line: number;
  column: number;
};

/** A text with the place of its opening quote in the file's content. */
export type PlacedWord = Word & { offset: number };

export type WordFile = {
  file: string;
  /** Dotted key to text, in the order of the file. */
  words: ReadonlyMap<string, PlacedWord>;
  problems: LocaleProblem[];
  /** Keys that are there and have been told for something else: a list, an empty text. */
  told: ReadonlySet<string>;
  /** False if the form of the whole file keeps it from being read. */
  isRead: boolean;
  /** The file as decoded. */
  content: string;
  positionOf: PositionOf;
};

/** More than any locale file needs, and little enough to be read at once. */
const largest = 1_000_000;

/** More levels than any locale file needs; far deeper ones would exhaust the stack. */
const deepest = 20;

/** i18next splits keys at dots and colons; names of objects' own machinery are traps. */
const keyShape = /^(?!(?:constructor|prototype)$)[A-Za-z][\w-]*$/u;

/** A text that nobody would see. */
const blank = /^[\s\p{Cf}]*$/u;

const isKey = (key: string) => keyShape.test(key);
const isText = (text: string) => !blank.test(text);

/** Lists about keys name them with their dots. */
const dottedShape = /^(?!(?:constructor|prototype)$)[A-Za-z](?:[\w-]|\.(?!\.))*$/u;

/**
 * Reads a locale file into its texts and everything that is wrong with its form: encoding,
 * syntax, a byte order mark, keys given twice or misshapen, lists, numbers and empty texts.
 * Never throws.
 * @param dottedKeys for lists about keys, which name them with their dots.
 */
export function readWords(
  file: string,
  content: Uint8Array | string,
  { dottedKeys = false } = {},
): WordFile {
  const words = new Map<string, PlacedWord>();
  const told = new Set<string>();
  const problems: LocaleProblem[] = [];
  if (content.length > largest) return tooLarge(file, content.length);
  const { text, invalid } = typeof content === 'string' ? { text: content } : decodeText(content);
  const positionOf = positionsIn(text);
  const report: Report = (rule, offset, message, key = '') => {
    if (key !== '') told.add(key);
    problems.push(problemOf(rule, { file, ...positionOf(offset), key }, message));
  };
  const plain = dottedKeys ? undefined : plainTexts(text, deepest, isKey, isText);
  if (plain !== undefined) {
    for (const [key, { text: said, offset }] of plain) {
      const { line, column } = positionOf(offset);
      words.set(key, { text: said, offset, line, column });
    }
    return { file, words, problems, told, isRead: true, content: text, positionOf };
  }
  const tree = parse(text, invalid, report);
  if (tree !== undefined)
    collect(tree, '', { words, positionOf, report, shape: dottedKeys ? dottedShape : keyShape });
  return { file, words, problems, told, isRead: tree !== undefined, content: text, positionOf };
}

function tooLarge(file: string, size: number): WordFile {
  const message = `Expected at most ${largest} bytes, got ${size}. Take out what is no text of this page.`;
  return {
    file,
    words: new Map(),
    problems: [problemOf('file-size', { file }, message)],
    told: new Set(),
    isRead: false,
    content: '',
    positionOf: positionsIn(''),
  };
}

type Report = (rule: RuleId, offset: number, message: string, key?: string) => void;

type InvalidByte = { offset: number; byte: number } | undefined;

/** The object of a file, or undefined after reporting the one thing that keeps it from being read. */
function parse(text: string, invalid: InvalidByte, report: Report): Node | undefined {
  if (invalid !== undefined) {
    const byte = invalid.byte.toString(16).toUpperCase().padStart(2, '0');
    report(
      'encoding',
      invalid.offset,
      `Expected UTF-8, got the byte 0x${byte}. Save the file as UTF-8.`,
    );
    return undefined;
  }
  if (text.startsWith('\uFEFF')) {
    report(
      'encoding',
      0,
      'Expected plain UTF-8, got a byte order mark. Save the file as UTF-8 without BOM.',
    );
    return undefined;
  }
  const errors: ParseError[] = [];
  let tree: Node | undefined;
  try {
    tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  } catch {
    // The parser's own recursion gave up: thousands of opening brackets.
    report(
      'json-syntax',
      0,
      `Expected at most ${deepest} levels, got too many to read. Mend the brackets.`,
    );
    return undefined;
  }
  const [error] = errors;
  if (error !== undefined) {
    const found = text.slice(error.offset, error.offset + 20).split(/\r?\n/u)[0] ?? '';
    const end = error.offset >= text.length ? 'the end of the file' : 'the end of the line';
    const got = found === '' ? end : `"${found}"`;
    const reason = printParseErrorCode(error.error);
    report(
      'json-syntax',
      error.offset,
      `Expected JSON, got ${got} (${reason}). Mend the syntax here.`,
    );
    return undefined;
  }
  if (tree === undefined || tree.type !== 'object') {
    report(
      'wrong-type',
      tree?.offset ?? 0,
      `Expected an object of texts, got ${tree?.type ?? 'nothing'}.`,
    );
    return undefined;
  }
  return tree;
}

type Collection = {
  words: Map<string, PlacedWord>;
  positionOf: PositionOf;
  report: Report;
  shape: RegExp;
};

function collect(
  object: Node,
  prefix: string,
  { words, positionOf, report, shape }: Collection,
): void {
  const seen = new Map<string, number>();
  for (const property of object.children ?? []) {
    const [name, value] = property.children ?? [];
    if (name === undefined || value === undefined) continue;
    const key = String(name.value);
    const path = prefix + key;
    const first = seen.get(key);
    if (first !== undefined) {
      const { line } = positionOf(first);
      report(
        'duplicate-key',
        name.offset,
        `Expected each key once, got "${path}" again (first in line ${line}).`,
        path,
      );
    }
    seen.set(key, name.offset);
    if (!shape.test(key)) {
      const letters = 'letters, digits, hyphens and underscores that begin with a letter';
      report(
        'key-shape',
        name.offset,
        `Expected a key of ${letters}, got "${key}". Rename or delete it.`,
        path,
      );
    } else if (path.split('.').length > deepest) {
      report(
        'key-shape',
        name.offset,
        `Expected at most ${deepest} levels, got more. Write it flatter.`,
      );
    } else if (value.type === 'object') {
      if (value.children?.length) collect(value, `${path}.`, { words, positionOf, report, shape });
      else
        report(
          'empty',
          value.offset,
          `Expected texts in "${path}", got an empty object. Delete it.`,
          path,
        );
    } else if (value.type !== 'string') {
      const got = value.type === 'array' ? 'a list (use an object with named keys)' : value.type;
      report('wrong-type', value.offset, `Expected a text for "${path}", got ${got}.`, path);
    } else if (blank.test(String(value.value))) {
      report(
        'empty',
        value.offset,
        `Expected a text for "${path}", got an empty one. Translate it.`,
        path,
      );
    } else {
      words.set(path, {
        text: String(value.value),
        offset: value.offset,
        ...positionOf(value.offset),
      });
    }
  }
}
