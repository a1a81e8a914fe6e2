import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Edit } from 'jsonc-parser';
import { positionOf } from '../../../../i18n/check/problem.ts';
import { isRouteId, routeOf } from '../../../../site/routes.ts';
import { servicesFile } from '../../localeNames.ts';
import type { KeyRename } from './keyRename.ts';
import { readWordPaths, type FoundPaths } from './readWordPaths.ts';
import type { WordPath } from './wordPaths.ts';

/** Where sources use a key. */
export type Uses = {
  /** What to replace, by file. */
  edits: ReadonlyMap<string, readonly Edit[]>;
  /** Places that may mean the key, which a person has to look at: `src/a.ts:3:5 the line`. */
  unsure: readonly string[];
};

/** Data whose ids are parts of keys: of a form's words, and of a page's. */
const dataOf = (page: string) =>
  page === 'forms' ? /^src\/contract\/(?!.*\.test\.)/u : /^src\/site\/content\//u;

/** Whether a page's keys come from data, so that sources read it as `words`, without its name. */
function isMadeFromData(page: string): boolean {
  if (!isRouteId(page)) return page === servicesFile;
  return ['service', 'legal', 'statement', 'help'].includes(routeOf(page).kind);
}

/**
 * Finds in all sources and tests below a root where a key is used.
 * @param others whether another word file than the one of the rename has a key, or a group.
 * @throws Error for a file that is not TypeScript.
 */
export async function findUses(
  root: string,
  rename: KeyRename,
  others: (key: string) => boolean,
): Promise<Uses> {
  const edits = new Map<string, Edit[]>();
  const unsure: string[] = [];
  const [from, to] = [rename.from.split('.'), rename.to.split('.')];
  const kept = from.findIndex((part, index) => part !== to[index]);
  const names = globSync('{src,tests}/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.endsWith('.d.ts'))
    .toSorted();
  const sources = await Promise.all(
    names.map(async (file) => [file, await readFile(join(root, file), 'utf8')] as const),
  );
  let isFromData = false;
  for (const [file, text] of sources) {
    const { paths, lookalikes } = readWordPaths(file, text);
    const doubtful: number[] = [];
    for (const path of paths) {
      const match = mayBeOf(path, rename.page) ? matches(path, from) : 'no';
      if (match === 'no') continue;
      // What reads many pages reads the key of one if no other has it; `words` is for all of them.
      const isOfPage = path.page !== '*' || (path.kind === 'selector' && !others(rename.from));
      const isSure = match === 'yes' && isOfPage;
      if (isSure) edits.set(file, [...(edits.get(file) ?? []), editOf(path, { from, to, kept })]);
      else doubtful.push(path.parts[0]?.start ?? path.start);
      isFromData ||= !isSure && path.parts.some(({ name }) => name === '*');
    }
    for (const found of lookalikes.filter((candidate) => looksLike(candidate, from))) {
      doubtful.push(found.start);
      isFromData ||= found.isTemplate;
    }
    unsure.push(...placesOf(file, text, doubtful));
  }
  if (isFromData) {
    const id = from[kept] ?? rename.from;
    for (const [file, text] of sources.filter(([name]) => dataOf(rename.page).test(name))) {
      unsure.push(...placesOf(file, text, offsetsOf(text, id)));
    }
  }
  return { edits, unsure: [...new Set(unsure)] };
}

/** Whether a path may be into the word file of a page. */
function mayBeOf({ kind, page: read }: WordPath, page: string): boolean {
  if (read !== '*') return read === page;
  return kind === 'selector' || isMadeFromData(page);
}

/** Whether a path reads the key: surely, maybe because a part is computed or it reads a whole group, or not. */
function matches({ kind, page, parts }: WordPath, from: readonly string[]): 'yes' | 'maybe' | 'no' {
  const begins = parts.length > 0 && from.every((part, index) => fits(parts[index]?.name, part));
  if (begins) {
    const isSure = from.every((part, index) => parts[index]?.name === part);
    return isSure ? 'yes' : 'maybe';
  }
  // What is handed down as `words` reads from somewhere inside of a page: the end of the key.
  if (kind !== 'arguments' || page !== '*' || parts.length > from.length) return 'no';
  const end = from.slice(-parts.length);
  return end.every((part, index) => fits(parts[index]?.name, part)) ? 'maybe' : 'no';
}

/** Nothing more is a group that is read whole; `...` may be any further parts. */
function fits(name: string | undefined, part: string): boolean {
  return name === undefined || name === '*' || name === '...' || name === part;
}

/** Whether a dotted text or a chain holds all of the key, or a template may make it. */
function looksLike(
  { names, isTemplate }: FoundPaths['lookalikes'][number],
  from: readonly string[],
): boolean {
  if (from.length < 2 || names.length < 2) return false;
  if (!isTemplate) {
    return names.some((_, start) => from.every((part, index) => names[start + index] === part));
  }
  const isNamed = names.some((name, index) => name !== '*' && name === from[index]);
  return isNamed && names.every((name, index) => name === '*' || (from[index] ?? name) === name);
}

type Change = { from: readonly string[]; to: readonly string[]; kept: number };

function editOf({ kind, start, parts }: WordPath, { from, to, kept }: Change): Edit {
  const end = parts[from.length - 1]?.end ?? start;
  const added = to.slice(kept);
  if (kind === 'arguments') {
    const offset = parts[kept]?.start ?? start;
    const content = added.map((part) => `'${part}'`).join(', ');
    return { offset, length: end - offset, content };
  }
  const offset = kept === 0 ? start : (parts[kept - 1]?.end ?? start);
  const content = added.map((part) => (/^\w+$/u.test(part) ? `.${part}` : `['${part}']`)).join('');
  return { offset, length: end - offset, content };
}

function offsetsOf(text: string, id: string): number[] {
  const name = new RegExp(String.raw`(?<![\w-])${id}(?![\w-])`, 'gu');
  return Array.from(text.matchAll(name), ({ index }) => index);
}

function placesOf(file: string, text: string, offsets: readonly number[]): string[] {
  const lines = text.split('\n');
  return [...new Set(offsets)].map((offset) => {
    const { line, column } = positionOf(text, offset);
    return `${file}:${line}:${column} ${lines[line - 1]?.trim() ?? ''}`;
  });
}
