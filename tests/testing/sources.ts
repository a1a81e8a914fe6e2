import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync, Visitor, type Node, type VisitorObject } from 'oxc-parser';
import { root } from '../../src/project/root.ts';

/** One file of ours, its path relative to the project with forward slashes. */
export type Source = { file: string; text: string };

/** What a file imports: the specifier as written, and the file it means if it is one of ours. */
export type Import = { specifier: string; target?: string };

/** Tests, and the fixtures in `testing/`, which only tests use. */
const forTests = /\.test\.tsx?$|\/testing\//u;

/** Every file of `src/` that is part of the site or builds it, in a fixed order. */
export function readSources(): Source[] {
  return filesOf('src/**/*.{ts,tsx}')
    .filter((file) => !forTests.test(file) && !file.endsWith('.d.ts'))
    .map(readSource);
}

/** A file by its path relative to the project. */
function readSource(file: string): Source {
  return { file, text: readFileSync(join(root, file), 'utf8') };
}

function filesOf(pattern: string): string[] {
  return globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
}

/**
 * Shows a visitor every node of a file, without comments and brackets.
 * @throws Error if the file is not TypeScript.
 */
export function visitNodes({ file, text }: Source, visitor: VisitorObject): void {
  const { program, errors } = parseSync(file, text, { preserveParens: false });
  const [error] = errors;
  if (error !== undefined) throw new Error(`Expected TypeScript in ${file}: ${error.message}.`);
  new Visitor(visitor).visit(program);
}

/** Every import of a file: static, for types, for effects, and on demand. */
export function importsOf(source: Source): Import[] {
  const found: Import[] = [];
  const add = (node: Node | null) => {
    // What is computed names no file.
    if (node?.type === 'TemplateLiteral' && node.expressions.length > 0) return;
    const specifier = node === null ? undefined : textOf(node, source);
    if (specifier === undefined) return;
    if (!specifier.startsWith('.')) return void found.push({ specifier });
    const target = normalize(join(dirname(source.file), specifier)).replaceAll('\\', '/');
    found.push({ specifier, target });
  };
  visitNodes(source, {
    ImportDeclaration: (node) => add(node.source),
    ExportNamedDeclaration: (node) => add(node.source),
    ExportAllDeclaration: (node) => add(node.source),
    ImportExpression: (node) => add(node.source),
    TSImportType: (node) => add(node.source),
  });
  return found;
}

/** The text of a string or template, computed parts as they are written; else undefined. */
export function textOf(node: Node, { text }: Source): string | undefined {
  if (node.type === 'TemplateLiteral') return text.slice(node.start + 1, node.end - 1);
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}
