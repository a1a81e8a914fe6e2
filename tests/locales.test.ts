import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MemberExpression, Node } from 'oxc-parser';
import { expect, test } from 'vitest';
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

test(
  'no attribute or script holds a text that a visitor reads or hears',
  { tags: 'general/words-from-locales' },
  () => {
    // Between tags the linter looks (i18next/no-literal-string); of attributes it knows only four.
    expect(sources.flatMap(textsSetIn), 'words live in locales/').toEqual([]);
  },
);

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

/** The last part of `a.b` or `a['b']`. */
function nameOf({ computed, property }: MemberExpression): string {
  if (!computed && property.type === 'Identifier') return property.name;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : '*';
}
