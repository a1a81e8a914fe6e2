import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MemberExpression, Node } from 'oxc-parser';
import { expect, test } from 'vitest';
import type { Field, Form } from '../src/contract/form.ts';
import { forms } from '../src/contract/forms.ts';
import { sourceLocale } from '../src/site/locales.ts';
import { isRouteId, routeOf } from '../src/site/routes.ts';
import { readSources, textOf, visitNodes, type Source } from './testing/sources.ts';

const folder = join(import.meta.dirname, '../locales');

/** Gallery and tools speak to those who work on the site; no visitor reads or hears them. */
const sources = readSources().filter(({ file }) => !/^src\/(?:gallery|tools)\//u.test(file));

const otherLocales = [
  ...readdirSync(folder).filter((name) => !/^_|\.|^en$/u.test(name)),
  ...['hi', 'mr', 'ur', 'ta', 'de', 'fr', 'es', 'pl', 'nl', 'he', 'ja', 'zh', 'pt-BR'],
];

test('no source file names a language but the one the site is written in', () => {
  const literal = new RegExp(`^/?(?:${otherLocales.join('|')})(?:/.*)?$`, 'su');
  const named = sources.flatMap((source) =>
    stringsOf(source).flatMap((text) => (literal.test(text) ? `${source.file} names ${text}` : [])),
  );
  expect(named, 'a locale is its folder: read it from there').toEqual([]);
});

/** Every string and template of a file. */
function stringsOf(source: Source): string[] {
  const found: string[] = [];
  const add = (node: Node) => void found.push(textOf(node, source) ?? '');
  visitNodes(source, { Literal: add, TemplateLiteral: add });
  return found;
}

/** What a visitor reads or hears of an element, by attribute and by property. */
const spoken = {
  attribute:
    /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|alt|title|placeholder)$/u,
  property:
    /^(?:textContent|innerText|aria(?:Label|Description|RoleDescription|ValueText|Placeholder)|title|alt|placeholder)$/u,
};

test('[general/words-from-locales] no attribute or script holds a text that a visitor reads or hears', () => {
  // Between tags the linter looks (i18next/no-literal-string); of attributes it knows only four.
  expect(sources.flatMap(textsSetIn), 'words live in locales/').toEqual([]);
});

function textsSetIn(source: Source): string[] {
  const found: string[] = [];
  const add = (node: Node | undefined) => {
    const text = node && textOf(node, source);
    if (text !== undefined && /\p{Letter}/u.test(text)) found.push(`${source.file}: ${text}`);
  };
  visitNodes(source, {
    CallExpression: ({ callee, arguments: [name, value] }) => {
      if (callee.type !== 'MemberExpression' || nameOf(callee) !== 'setAttribute') return;
      if (name && spoken.attribute.test(textOf(name, source) ?? '')) add(value);
    },
    JSXAttribute: ({ name, value }) => {
      if (name.type !== 'JSXIdentifier' || !spoken.attribute.test(name.name)) return;
      add(value?.type === 'JSXExpressionContainer' ? value.expression : (value ?? undefined));
    },
    AssignmentExpression: ({ left, right }) => {
      if (left.type === 'MemberExpression' && spoken.property.test(nameOf(left))) add(right);
    },
  });
  return found;
}

/** A path into a locale file as code writes it; `*` stands for a part that is computed. */
type Path = readonly string[];

/** The last part of `a.b` or `a['b']`. */
function nameOf({ computed, property }: MemberExpression): string {
  if (!computed && property.type === 'Identifier') return property.name;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : '*';
}

/** The path of `$.a.b[c]`, or undefined if it starts elsewhere than at `$`. */
function pathOf(node: Node): Path | undefined {
  if (node.type === 'Identifier') return node.name === '$' ? [] : undefined;
  if (node.type === 'ChainExpression') return pathOf(node.expression);
  if (node.type !== 'MemberExpression') return undefined;
  const path = pathOf(node.object);
  return path && [...path, nameOf(node)];
}

type Use = { namespaces: readonly string[]; path: Path };

/** What is called with the name of a locale file and reads its words. */
const readers = /^(?:use(?:Translation|Shared(?:Words|Data))|sharedWords)$/u;

/** Every `$ => $.a.b[c]` of a file, with the locale files that the file reads. */
function usesOf(source: Source): Use[] {
  const namespaces: string[] = [];
  const paths: Path[] = [];
  visitNodes(source, {
    ArrowFunctionExpression: ({ params: [param], body }) => {
      const path = param?.type === 'Identifier' && param.name === '$' ? pathOf(body) : undefined;
      if (path !== undefined) paths.push(path);
    },
    CallExpression: ({ callee, arguments: given }) => {
      if (callee.type !== 'Identifier' || !readers.test(callee.name)) return;
      const name = given[callee.name === 'sharedWords' ? 1 : 0];
      if (!name) return;
      namespaces.push(textOf(name, source) ?? '*');
    },
    Property: ({ key, value }) => {
      if (key.type !== 'Identifier' || key.name !== 'ns') return;
      namespaces.push(textOf(value, source) ?? '*');
    },
  });
  return paths.map((path) => ({ namespaces, path }));
}

/** The words of a form's fields, which its description names instead of code. */
function fieldUsesOf({ kind, fields }: Form): Use[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    fieldPathsOf(field).map((path) => ({
      namespaces: ['forms'],
      path: [kind, 'fields', name, ...path],
    })),
  );
}

function fieldPathsOf(field: Field): Path[] {
  const labels = [['label'], ['hint']];
  const options = field.kind === 'text' ? [] : field.options.map((option) => ['options', option]);
  const own = {
    text: [],
    choice: [['placeholder']],
    choices: [['or'], ['cleared', '*']],
  }[field.kind];
  return [...labels, ...options, ...own, ...codesOf(field).map((code) => ['errors', code])];
}

/** The mistakes that have a sentence. */
function codesOf(field: Field): string[] {
  if (field.everyMistake) return [field.everyMistake];
  const { limit, accepts } = field.kind === 'text' ? field : {};
  const isInvalid = field.kind === 'choice' ? field.isOptional : accepts;
  return [
    ...(field.isOptional ? [] : ['required']),
    ...(limit ? ['too-long'] : []),
    ...(isInvalid ? ['invalid'] : []),
  ];
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
  const uses = [...sources.flatMap(usesOf), ...Object.values(forms).flatMap(fieldUsesOf)];
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
