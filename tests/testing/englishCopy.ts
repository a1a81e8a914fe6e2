import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceLocale } from '../../src/site/locales.ts';

/** A locale file, or a part of it. */
export type Texts = { [key: string]: string | Texts };

/** The words of an English file, by its name. */
export function readEnglish(name: string): Texts {
  const file = join(import.meta.dirname, '../../locales', sourceLocale, `${name}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Texts;
}

/** All texts of a file by their dotted keys, in the order of the file. */
export function textsOf(texts: Texts, above = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[above + key, value] as const]
        : [...textsOf(value, `${above}${key}.`)],
    ),
  );
}

/** The words of a text; a value such as `{{product}}` counts as one. */
export function wordsIn(text: string): string[] {
  return text.match(/\{\{[^{}]*\}\}|[\p{L}\p{N}]+(?:[’'.,/–-][\p{L}\p{N}]+)*/gu) ?? [];
}
