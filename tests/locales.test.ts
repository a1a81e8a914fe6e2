import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceLocale } from '../src/site/locales.ts';
import { isRouteId, routeOf } from '../src/site/routes.ts';
import { readSources, withoutComments, type Source } from './testing/sources.ts';

const folder = join(import.meta.dirname, '../locales');

/** Gallery and tools speak to those who work on the site; no visitor reads or hears them. */
const sources = readSources()
  .filter(({ file }) => !/^src\/(?:gallery|tools)\//u.test(file))
  .map(({ file, text }) => ({ file, text: withoutComments(text) }));

const otherLocales = [
  ...readdirSync(folder).filter((name) => !/^_|\.|^en$/u.test(name)),
  ...['hi', 'mr', 'ur', 'ta', 'de', 'fr', 'es', 'pl', 'nl', 'he', 'ja', 'zh', 'pt-BR'],
];

test('no source file names a language but the one the site is written in', () => {
  const literal = new RegExp(`(['"\`])/?(?:${otherLocales.join('|')})(?:/[^'"\`]*)?\\1`, 'gu');
  const named = sources.flatMap(({ file, text }) =>
    Array.from(text.matchAll(literal), ([found]) => `${file} names ${found}`),
  );
  expect(named, 'a locale is its folder: read it from there').toEqual([]);
});

test('[general/words-from-locales] no source file holds a text that a visitor reads or hears', () => {
  const spoken = [
    // As an attribute, of JSX or set by a script.
    /\b(?:aria-(?:label|description|roledescription|valuetext|placeholder)|alt|title|placeholder)=\{?\s*["'`][^"'`]*\p{Letter}[^"'`]*["'`]/gu,
    /setAttribute\(\s*['"](?:aria-(?:label|description|roledescription|valuetext)|alt|title|placeholder)['"],\s*["'`][^)]*\)/gu,
    /\.(?:textContent|innerText|ariaLabel|ariaDescription|title|alt|placeholder)\s*=\s*["'`][^"'`]*\p{Letter}[^"'`]*["'`]/gu,
  ];
  const found = sources.flatMap(({ file, text }) =>
    spoken.flatMap((pattern) => Array.from(text.matchAll(pattern), ([what]) => `${file}: ${what}`)),
  );
  expect(found, 'words live in locales/').toEqual([]);
});

test('no element of a component holds words of its own', () => {
  const found = sources
    .filter(({ file }) => file.endsWith('.tsx'))
    .flatMap(({ file, text }) =>
      Array.from(
        text.matchAll(
          /<\/?[A-Za-z][\w.]*(?:\s[^<>]*)?>\s*([^<>{}()=;]*\p{Letter}{2}[^<>{}()=;]*)<\//gu,
        ),
        ([, words = '']) => `${file}: ${words.trim()}`,
      ),
    );
  expect(found, 'words live in locales/').toEqual([]);
});

/** A path into a locale file as code writes it; `*` stands for a part that is computed. */
type Path = readonly string[];

/** Every `$ => $.a.b[c]` of a file. */
function selectorsOf(text: string): Path[] {
  return Array.from(text.matchAll(/\(?\$\)?\s*=>\s*\$/gu), ({ 0: found, index }) =>
    readPath(text, index + found.length),
  );
}

function readPath(text: string, start: number): Path {
  const parts: string[] = [];
  let at = start;
  for (;;) {
    const name = /^\s*\??\.\s*([A-Za-z_]\w*)/u.exec(text.slice(at));
    if (name !== null) {
      parts.push(name[1] ?? '');
      at += name[0].length;
    } else if (text[at] === '[') {
      const end = closing(text, at);
      const inside = text.slice(at + 1, end);
      parts.push(/^\s*['"]([^'"]+)['"]\s*$/u.exec(inside)?.[1] ?? '*');
      at = end + 1;
    } else return parts;
  }
}

/** The offset of the bracket that closes the one at an offset. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '[') depth += 1;
    if (text[at] === ']') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error('Expected brackets in pairs.');
}

/** The locale files a source file reads; `*` where the page decides. */
function namespacesOf(text: string): string[] {
  const named = text.matchAll(
    /useTranslation\(\s*(?:'([^']+)'|\w+ as )|\bns:\s*(?:'([^']+)'|\w+ as )/gu,
  );
  return Array.from(named, ([, hook, option]) => hook ?? option ?? '*');
}

type Use = { namespaces: readonly string[]; path: Path };

function usesOf({ text }: Source): Use[] {
  // Without a name, a translator reads the shared words.
  const namespaces = ['common', ...namespacesOf(text)];
  return selectorsOf(text).map((path) => ({ namespaces, path }));
}

function leavesOf(words: object, prefix: Path = []): Path[] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? leavesOf(value, [...prefix, key])
      : [[...prefix, key.replace(/_(?:zero|one|two|few|many|other)$/u, '')]],
  );
}

/** Whether no code names the words of a page: then `pageWords.test.ts` looks for them on it. */
function isMadeFromData(namespace: string): boolean {
  if (!isRouteId(namespace)) return false;
  return ['service', 'legal', 'statement', 'help'].includes(routeOf(namespace).kind);
}

test('every word of the source locale is used by code, so that nobody translates in vain', () => {
  const uses = sources.flatMap(usesOf);
  const isUsed = (namespace: string, leaf: Path) =>
    uses.some(
      ({ namespaces, path }) =>
        (namespaces.includes(namespace) || (namespaces.includes('*') && isRouteId(namespace))) &&
        path.length === leaf.length &&
        path.every((part, index) => part === '*' || part === leaf[index]),
    );
  const unused = readdirSync(join(folder, sourceLocale))
    .map((name) => name.replace(/\.json$/u, ''))
    .filter((namespace) => namespace !== 'locale' && namespace !== 'react-aria')
    .filter((namespace) => !isMadeFromData(namespace))
    .flatMap((namespace) => {
      const text = readFileSync(join(folder, sourceLocale, `${namespace}.json`), 'utf8');
      return (
        leavesOf(JSON.parse(text) as object)
          .filter((leaf) => !isUsed(namespace, leaf))
          // What families share is data as well.
          .filter((leaf) => namespace !== 'service-pages' || leaf[0] !== 'families')
          .map((leaf) => `${namespace}: ${leaf.join('.')}`)
      );
    });
  expect([...new Set(unused)], 'no code uses these: delete them').toEqual([]);
});
