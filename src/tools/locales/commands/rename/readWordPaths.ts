import { parseSync, Visitor, type CallExpression, type Node } from 'oxc-parser';
import {
  argumentsOf,
  chainOf,
  selectorOf,
  stringOf,
  type Part,
  type WordPath,
} from './wordPaths.ts';

/** What a source file says of words: paths into word files, and what only looks like them. */
export type FoundPaths = {
  paths: WordPath[];
  /** Texts with dots, templates (`a.${b}.c` as `a.*.c`), and chains such as `words.a.b`. */
  lookalikes: { names: readonly string[]; isTemplate: boolean; start: number }[];
};

/** Hooks and functions that give a reader of words, with the argument that names the word file. */
const readers: Readonly<Record<string, number>> = {
  useTranslation: 0,
  useSharedWords: 0,
  usePageWords: 0,
  sharedWords: 1,
};

type Range = { start: number; end: number };
type Reader = { name: string; page: string; at: number };

/**
 * Finds in a source file every path into a word file.
 * @throws Error if the file is not TypeScript.
 */
export function readWordPaths(file: string, text: string): FoundPaths {
  const { program, errors } = parseSync(file, text, { preserveParens: false });
  const [error] = errors;
  if (error !== undefined) throw new Error(`Expected TypeScript in ${file}: ${error.message}.`);
  const functions: Range[] = [];
  const declared: Reader[] = [];
  const calls: CallExpression[] = [];
  const lookalikes: FoundPaths['lookalikes'] = [];
  const addFunction = ({ start, end }: Node) => void functions.push({ start, end });
  const addText = (words: string, { start }: Node) => {
    if (!/^[\w*-]+(?:\.[\w*-]+)+$/u.test(words)) return;
    lookalikes.push({ names: words.split('.'), isTemplate: words.includes('*'), start });
  };
  let hasPageWords = false;
  new Visitor({
    FunctionDeclaration: addFunction,
    FunctionExpression: addFunction,
    ArrowFunctionExpression: addFunction,
    ImportDeclaration: ({ source }) => {
      hasPageWords ||= /(?:page|section)Words\.ts$/u.test(source.value);
    },
    VariableDeclarator: ({ id, init, start }) => {
      const page = pageOfReader(init);
      if (page === undefined) return;
      if (id.type === 'Identifier') declared.push({ name: id.name, page, at: start });
      if (id.type !== 'ObjectPattern') return;
      for (const property of id.properties) {
        if (property.type !== 'Property' || property.value.type !== 'Identifier') continue;
        declared.push({ name: property.value.name, page, at: start });
      }
    },
    CallExpression: (node) => void calls.push(node),
    Literal: (node) => addText(stringOf(node) ?? '', node),
    TemplateLiteral: (node) =>
      addText(node.quasis.map(({ value }) => value.cooked ?? '').join('*'), node),
    MemberExpression: (node) => {
      const { root, parts } = chainOf(node);
      if (root.type === 'Identifier' && root.name === '$') return;
      const names = parts.map(({ name }) => name);
      lookalikes.push({ names, isTemplate: false, start: node.start });
    },
  }).visit(program);
  const readerOf = (name: string, at: number) => nearest(declared, functions, name, at);
  return { lookalikes, paths: pathsIn(calls, readerOf, hasPageWords) };
}

function pathsIn(
  calls: readonly CallExpression[],
  readerOf: (name: string, at: number) => string | undefined,
  hasPageWords: boolean,
): WordPath[] {
  const paths: (WordPath & { call: Range })[] = [];
  for (const call of calls) {
    const { callee } = call;
    const own = callee.type === 'Identifier' ? readerOf(callee.name, call.start) : undefined;
    const selector = selectorOf(call.arguments[0]);
    if (selector !== undefined) {
      const outer = paths.findLast(
        ({ call: { start, end } }) => start < call.start && call.end < end,
      );
      const page = pageOption(call) ?? own ?? pageOfReader(callee) ?? outer?.page ?? '*';
      paths.push({ kind: 'selector', page, ...selector, call });
    } else if (hasPageWords && callee.type === 'Identifier' && isPath(argumentsOf(call))) {
      const parts = argumentsOf(call);
      const start = parts[0]?.start ?? call.end;
      paths.push({ kind: 'arguments', page: own ?? '*', start, parts, call });
    }
  }
  return paths.map(({ call: _call, ...path }) => path);
}

/** Whether arguments may be a path: some of them are names of keys. */
function isPath(parts: readonly Part[]): boolean {
  return parts.some(({ name }) => /^[A-Za-z][\w-]*$/u.test(name));
}

/** The word file that `useTranslation('home')` and its like read; `*` if it is computed. */
function pageOfReader(node: Node | null): string | undefined {
  if (node?.type !== 'CallExpression' || node.callee.type !== 'Identifier') return undefined;
  const { name } = node.callee;
  if (!Object.hasOwn(readers, name)) return undefined;
  const argument = node.arguments[readers[name] ?? 0];
  // Without a name, a translator reads the shared words.
  return argument === undefined ? 'common' : (stringOf(argument) ?? '*');
}

/** The word file that a call names itself: `t($ => $.title, { ns: 'common' })`. */
function pageOption({ arguments: [, options] }: CallExpression): string | undefined {
  if (options?.type !== 'ObjectExpression') return undefined;
  for (const property of options.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
    if (property.key.name === 'ns') return stringOf(property.value) ?? '*';
  }
  return undefined;
}

/** The page of the reader that a name means: the one declared in the innermost function around. */
function nearest(
  declared: readonly Reader[],
  functions: readonly Range[],
  name: string,
  at: number,
): string | undefined {
  const size = ({ start, end }: Range) => end - start;
  const found = declared
    .filter((reader) => reader.name === name)
    .map(({ page, at: declaredAt }) => {
      const around = functions.filter(({ start, end }) => start <= declaredAt && declaredAt < end);
      return { page, scope: around.toSorted((a, b) => size(a) - size(b))[0] };
    })
    .filter(({ scope }) => scope === undefined || (scope.start <= at && at < scope.end));
  const bySize = found.toSorted(
    (a, b) => (a.scope ? size(a.scope) : Infinity) - (b.scope ? size(b.scope) : Infinity),
  );
  return bySize[0]?.page;
}
