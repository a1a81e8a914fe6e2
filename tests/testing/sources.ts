import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from '../../src/project/root.ts';

/** One file of `src/`, its path relative to the project with forward slashes. */
export type Source = { file: string; text: string };

/** What a file imports: the specifier as written, and the file it means if it is one of ours. */
export type Import = { specifier: string; target?: string };

/** Tests, and the fixtures in `testing/`, which only tests use. */
const forTests = /\.test\.tsx?$|\/testing\//u;

/** Every file of `src/` that is part of the site or builds it, in a fixed order. */
export function readSources(): Source[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !forTests.test(file) && !file.endsWith('.d.ts'))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}

/** The text without its comments, each replaced by its line breaks; strings stay whole. */
export function withoutComments(text: string): string {
  return text.replaceAll(
    /('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)|(?<![:\\])\/\/[^\n]*|\/\*.*?\*\//gsu,
    (found, string?: string) => string ?? found.replaceAll(/[^\n]/gu, ''),
  );
}

/** Every import of a file: static, for types, for effects, and on demand. */
export function importsOf({ file, text }: Source): Import[] {
  const found = withoutComments(text).matchAll(
    /(?:^|[;}\s])(?:import|export)\s[^'";]*?from\s*['"]([^'"]+)['"]|import\s*\(?\s*['"]([^'"]+)['"]/gu,
  );
  return Array.from(found, ([, named, bare]) => {
    const specifier = named ?? bare ?? '';
    if (!specifier.startsWith('.')) return { specifier };
    const target = normalize(join(dirname(file), specifier)).replaceAll('\\', '/');
    return { specifier, target };
  });
}
