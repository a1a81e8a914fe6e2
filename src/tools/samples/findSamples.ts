import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseTree, type Node as JsonNode } from 'jsonc-parser';
import { parseSync, type Expression, type Program } from 'oxc-parser';
import { positionOf } from '../../i18n/check/problem.ts';
import { readLocaleFolders } from '../locales/localeFolders.ts';
import { confirmed, samples, type Sample } from '../../site/samples.ts';

/** Something that is still a sample, and where it stands. */
export type FoundSample = { id: string; file: string; line: number; column: number };

/**
 * Everything of the site that is still a sample, at each place: a fact once, words once a language.
 * @param folder the project.
 * @throws Error for a sample that is not where `src/site/samples.ts` says, and for a confirmation of
 *   what is in no list.
 */
export async function findSamples(
  folder: string,
  known: readonly Sample[] = samples,
  done: readonly string[] = confirmed,
): Promise<FoundSample[]> {
  const stray = done.find((id) => !known.some((sample) => sample.id === id));
  if (stray !== undefined) {
    throw new Error(
      `Expected "confirmed" in src/site/samples.ts to hold ids that \`npm run check:samples\` lists, got "${stray}": correct or delete it.`,
    );
  }
  const { folders } = await readLocaleFolders(folder);
  const languages = folders.map(({ code }) => code);
  const found: FoundSample[] = [];
  const parsed = new Map<string, Parsed | undefined>();
  for (const { id, place } of known) {
    if (done.includes(id)) continue;
    const path = place.path.split('.');
    const files =
      'facts' in place
        ? [`src/site/${place.facts}.ts`]
        : languages.map((language) => `locales/${language}/${place.words}.json`);
    let isFound = false;
    for (const file of files) {
      if (!parsed.has(file)) parsed.set(file, await parseFile(folder, file));
      const { content, offsetOf } = parsed.get(file) ?? {};
      const at = offsetOf?.(path);
      if (content === undefined || at === undefined) continue;
      found.push({ id, file, ...positionOf(content, at) });
      isFound = true;
    }
    if (!isFound) {
      throw new Error(
        `Expected the sample "${id}" at ${place.path} in ${files.join(' or ')}, got nothing there: correct its place in src/site/samples.ts.`,
      );
    }
  }
  return found;
}

/** How many things are still samples, wherever they stand. */
export function countSamples(found: readonly FoundSample[]): number {
  return new Set(found.map(({ id }) => id)).size;
}

/** What is left, place by place, and what to do about it. */
export function describeSamples(found: readonly FoundSample[]): string {
  const count = countSamples(found);
  if (count === 0) return 'No samples are left.';
  return [
    ...found.map(({ id, file, line, column }) => `${file}:${line}:${column} ${id}`),
    `${count} samples are left. Replace each, then name it in "confirmed" in src/site/samples.ts: its mark goes with that.`,
  ].join('\n');
}

type Parsed = {
  content: string;
  /** Where a path of names leads to; undefined if nowhere. */
  offsetOf: (path: readonly string[]) => number | undefined;
};

/** Reads a file of words or of facts; undefined if there is none. */
async function parseFile(folder: string, file: string): Promise<Parsed | undefined> {
  const content = await readFile(join(folder, file), 'utf8').catch(() => undefined);
  if (content === undefined) return undefined;
  if (file.endsWith('.json')) {
    const tree = parseTree(content);
    return { content, offsetOf: (path) => inWords(tree, path) };
  }
  const { program } = parseSync(file, content);
  return { content, offsetOf: (path) => inFacts(program, path) };
}

function inWords(tree: JsonNode | undefined, path: readonly string[]): number | undefined {
  let node = tree;
  let at: number | undefined;
  for (const name of path) {
    const property = node?.children?.find(({ children }) => children?.[0]?.value === name);
    at = property?.offset;
    node = property?.children?.[1];
    if (node === undefined) return undefined;
  }
  return at;
}

/** The first name is that of an exported constant; in a list of objects a name is an id. */
function inFacts({ body }: Program, [first, ...path]: readonly string[]): number | undefined {
  for (const statement of body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declaration.declarations) {
      if (id.type === 'Identifier' && id.name === first && init !== null) return below(init, path);
    }
  }
  return undefined;
}

function below(value: Expression, [name, ...path]: readonly string[]): number | undefined {
  if (value.type === 'TSAsExpression') return below(value.expression, [name ?? '', ...path]);
  if (name === undefined || name === '') return value.start;
  if (value.type === 'ObjectExpression') {
    for (const property of value.properties) {
      if (property.type !== 'Property' || nameOf(property.key) !== name) continue;
      return path.length === 0 ? property.start : below(property.value as Expression, path);
    }
  }
  if (value.type === 'ArrayExpression') {
    for (const element of value.elements) {
      if (element?.type !== 'ObjectExpression') continue;
      const isIt = element.properties.some(
        (property) =>
          property.type === 'Property' &&
          nameOf(property.key) === 'id' &&
          nameOf(property.value as Expression) === name,
      );
      if (isIt) return path.length === 0 ? element.start : below(element, path);
    }
  }
  return undefined;
}

function nameOf(node: { type: string; name?: unknown; value?: unknown }): string | undefined {
  const name = node.type === 'Identifier' ? node.name : node.value;
  return typeof name === 'string' ? name : undefined;
}
