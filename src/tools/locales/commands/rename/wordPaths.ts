import type { Argument, CallExpression, MemberExpression, Node } from 'oxc-parser';

/** A part of a path into a word file as code writes it; `*` stands for one that is computed. */
export type Part = { name: string; start: number; end: number };

/** A path into a word file as code writes it. */
export type WordPath = {
  /** `$.a.b` of a selector, or the arguments of `words('a', 'b')`. */
  kind: 'selector' | 'arguments';
  /** The name of the word file; `*` if the code does not say it here. */
  page: string;
  /** Where the path begins: behind the `$`, or at the first argument. */
  start: number;
  parts: readonly Part[];
};

/** The text of a string or of a template without computed parts. */
export function stringOf(node: Node | null | undefined): string | undefined {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node?.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
}

/** The last part of `a.b` or `a['b']`. */
function nameOf({ computed, property }: MemberExpression): string {
  if (!computed && property.type === 'Identifier') return property.name;
  return stringOf(property) ?? '*';
}

/** `a.b[c]` in its parts, with what stands before the first. */
export function chainOf(node: Node): { root: Node; parts: Part[] } {
  if (node.type === 'ChainExpression') return chainOf(node.expression);
  if (node.type !== 'MemberExpression') return { root: node, parts: [] };
  const { root, parts } = chainOf(node.object);
  // The parts of a chain end where their member expression does, brackets with it.
  const start = parts.at(-1)?.end ?? root.end;
  return { root, parts: [...parts, { name: nameOf(node), start, end: node.end }] };
}

/** The parts of `$ => $.a.b`, or undefined for another function. */
export function selectorOf(
  node: Argument | undefined,
): { start: number; parts: Part[] } | undefined {
  if (node?.type !== 'ArrowFunctionExpression') return undefined;
  const [parameter] = node.params;
  if (parameter?.type !== 'Identifier' || parameter.name !== '$') return undefined;
  const { root, parts } = chainOf(node.body);
  if (root.type !== 'Identifier' || root.name !== '$') return undefined;
  return { start: root.end, parts };
}

/** The parts that a call names as its arguments. */
export function argumentsOf({ arguments: given }: CallExpression): Part[] {
  return given.map((argument) => ({
    name: stringOf(argument) ?? (argument.type === 'SpreadElement' ? '...' : '*'),
    start: argument.start,
    end: argument.end,
  }));
}
