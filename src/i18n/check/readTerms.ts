import { parseTree, type Node, type ParseError } from 'jsonc-parser';
import { positionsIn, problemOf, type LocaleProblem } from './problem.ts';

/** One entry of a glossary. */
export type Term = {
  /** What English says, in lower case and the singular; none where `not` is never right. */
  term: string | undefined;
  /** What is said for it, each a word or the part of it that all its forms share. */
  say: readonly string[];
  /** What is not said for it. */
  not: readonly string[];
};

const expected =
  'Expected entries like { "term": "invoice", "say": ["Rechnung"], "not": ["Faktura"] }: "say" a list of texts, "term", "not" or both';

/**
 * Reads a glossary, `locales/_terms/<language>.json`. Never throws: an entry that is none is told
 * with its place and left out.
 * @param file its path, for what is told. @param content of the file.
 */
export function readTerms(
  file: string,
  content: string,
): { terms: readonly Term[]; problems: LocaleProblem[] } {
  const errors: ParseError[] = [];
  const tree = parseTree(content, errors);
  const positionOf = positionsIn(content);
  const tell = (offset: number, got: string) =>
    problemOf('terms-file', { file, ...positionOf(offset) }, `${expected}. Got ${got}. Mend it.`);
  const [error] = errors;
  if (error !== undefined) return { terms: [], problems: [tell(error.offset, 'no JSON here')] };
  if (tree?.type !== 'array') return { terms: [], problems: [tell(0, 'no list of entries')] };
  const terms: Term[] = [];
  const problems: LocaleProblem[] = [];
  for (const node of tree.children ?? []) {
    const entry = readTerm(node);
    const isSecond = entry?.term !== undefined && terms.some(({ term }) => term === entry.term);
    if (entry !== undefined && !isSecond) terms.push(entry);
    else {
      const got = content.slice(node.offset, node.offset + node.length).replaceAll(/\s+/gu, ' ');
      problems.push(tell(node.offset, isSecond ? `a second entry for "${entry.term}"` : got));
    }
  }
  return { terms, problems };
}

function readTerm(node: Node): Term | undefined {
  const found: Record<string, unknown> = {};
  for (const { children: [key, value] = [] } of node.type === 'object'
    ? (node.children ?? [])
    : []) {
    found[String(key?.value)] = value?.type === 'array' ? textsIn(value) : value?.value;
  }
  const { term, say, not, ...others } = found;
  const hasTerm = typeof term === 'string' && /^\p{L}/u.test(term) && term === term.toLowerCase();
  const isRight =
    Array.isArray(say) &&
    (hasTerm || term === undefined) &&
    (Array.isArray(not) || (hasTerm && not === undefined)) &&
    Object.keys(others).length === 0;
  return isRight
    ? { term: hasTerm ? term : undefined, say: say as string[], not: (not ?? []) as string[] }
    : undefined;
}

/** The texts of a list; null if it is empty or has anything else. */
function textsIn({ children = [] }: Node): string[] | null {
  const texts = children.flatMap(({ value }) =>
    typeof value === 'string' && /\p{L}/u.test(value) ? [value] : [],
  );
  return texts.length > 0 && texts.length === children.length ? texts : null;
}
