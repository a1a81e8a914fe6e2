import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../src/project/root.ts';
import type Resources from '../../../src/i18n/resources.d.ts';

type Shape<Words> = {
  [Key in keyof Words]: Words[Key] extends string ? string : Shape<Words[Key]>;
};

/** The words of one locale file, as the site shows them; placeholders are not filled in. */
export function words<Namespace extends keyof Resources>(
  locale: string,
  namespace: Namespace,
): Shape<Resources[Namespace]> {
  const path = join(root, 'locales', locale, `${namespace}.json`);
  return JSON.parse(readFileSync(path, 'utf8')) as Shape<Resources[Namespace]>;
}

/** Escapes a sentence for use in a regular expression. */
export function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}

/** The text of a link to a page: its name, and in brackets the language it leads into if another. */
export function linkText(name: string): RegExp {
  return new RegExp(`^\\s*${escaped(name)}(?:\\s*\\([^)]+\\))?\\s*$`, 'u');
}
