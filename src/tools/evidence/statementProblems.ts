import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../project/root.ts';
import { sourceLocale } from '../../site/locales.ts';

/**
 * Where each sentence of the accessibility statement comes from: requirements that tests have shown,
 * `record:` and the file of the report that says it, or `owner:` and why only the owner can say it.
 */
export type Sources = Readonly<Record<string, readonly string[]>>;

/** What stands in the statement and claims nothing: titles of its page, headings, labels of links. */
const labels = /^meta\.|^contents$|\.heading$|\.reports$/u;

/**
 * What keeps the accessibility statement from being true: a sentence without a source, a requirement
 * that no test has shown, a file that the report lacks.
 * @param shown ids of the requirements all of whose tests passed.
 * @param files the names of the files of the report.
 */
export function statementProblems(
  statement: object,
  sources: Sources,
  shown: ReadonlySet<string>,
  files: readonly string[],
): string[] {
  const claims = keysOf(statement).filter((key) => !labels.test(key));
  const idle = Object.keys(sources).filter((key) => !claims.includes(key));
  return [
    ...idle.map((key) => `Expected "${key}" in the accessibility statement, got none.`),
    ...claims.flatMap((key) => {
      const own = sources[key] ?? [];
      const wrong = own.filter((source) => !isSound(source));
      return own.length > 0 && wrong.length === 0
        ? []
        : [
            `Expected a source that holds for "${key}" of the accessibility statement, got ${wrong.join(', ') || 'none'}. Write it into statementSources.json, or take the sentence out.`,
          ];
    }),
  ];

  function isSound(source: string): boolean {
    const [, kind, rest = ''] = /^(record|owner): (.+)$/u.exec(source) ?? [];
    if (kind === 'owner') return true;
    if (kind === 'record') return files.includes(rest.split(/[ ,]/u, 1)[0] ?? '');
    return shown.has(source);
  }
}

/** The English statement, and where its sentences come from. */
export function readStatement(): { statement: object; sources: Sources } {
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as object;
  return {
    statement: read(join(root, 'locales', sourceLocale, 'accessibility.json')),
    sources: read(join(import.meta.dirname, 'statementSources.json')) as Sources,
  };
}

function keysOf(words: object, prefix = ''): string[] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${prefix}${key}.`) : prefix + key,
  );
}
