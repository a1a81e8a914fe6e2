import {
  parse,
  type AtRule,
  type Container,
  type Declaration,
  type Document,
  type Root,
  type Rule,
} from 'postcss';
import { readManifest, readPublished } from '../../testing/builtSite.ts';

/** Every stylesheet of the pages, parsed; nobody may change one. Those of parts and of reports have nothing else. */
const sheets: readonly Root[] = readManifest()
  .files.map(({ file }) => file)
  .filter((file) => /^(?!a11y-reports\/|assets\/parts-).*\.css$/u.test(file))
  .map((file) => parse(readPublished(file)));

/** The selectors of a rule and of those around it. */
export function selectorOf(node: Container | Document | undefined): string {
  if (node === undefined) return '';
  const own = node.type === 'rule' ? (node as Rule).selector : '';
  return `${selectorOf(node.parent)} ${own}`.trim();
}

/** Every declaration of properties with these names. */
export function declarationsOf(property: RegExp): Declaration[] {
  const found: Declaration[] = [];
  for (const sheet of sheets)
    sheet.walkDecls(property, (declaration) => void found.push(declaration));
  return found;
}

/** Every declaration as "selector { property: value" that matches. */
export function declarations(kind: RegExp): string[] {
  return declarationsOf(/^/u)
    .map(({ parent, prop, value }) => `${selectorOf(parent)} { ${prop}: ${value}`)
    .filter((line) => kind.test(line));
}

/** Every rule of a kind, such as `media`. */
export function atRules(name: string): AtRule[] {
  const found: AtRule[] = [];
  for (const sheet of sheets) sheet.walkAtRules(name, (rule) => void found.push(rule));
  return found;
}
