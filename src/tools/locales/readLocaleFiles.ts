import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSource, type Files } from '../../i18n/check/checkLanguage.ts';
import type { English } from '../../i18n/check/english.ts';
import { readWords, type WordFile } from '../../i18n/check/readWords.ts';
import { sourceLocale } from '../../site/locales.ts';
import type { LocaleFolder } from './localeFolders.ts';

/** What was read last of each path: of hundreds of files one has changed when somebody saves. */
const lastRead = new Map<string, { bytes: Uint8Array; words: WordFile }>();

let lastSource: { files: readonly WordFile[]; english: English } | undefined;

/**
 * All files of all languages by language and name, the source first, even if it has none. They are
 * many and small, and are read at once in half the time that promises take.
 */
export function readLocaleFiles(
  folder: string,
  folders: readonly LocaleFolder[],
): Map<string, Files> {
  const locales = new Map<string, Files>([[sourceLocale, new Map()]]);
  for (const { code, names } of folders) {
    locales.set(code, new Map(names.map((name) => [name, readLocaleFile(folder, code, name)])));
  }
  return locales;
}

/** One file of a language, read anew only if its bytes have changed. Never throws for what it holds. */
export function readLocaleFile(folder: string, code: string, name: string): WordFile {
  const file = `locales/${code}/${name}.json`;
  const path = join(folder, file);
  const bytes = readFileSync(path);
  const last = lastRead.get(path);
  if (last !== undefined && bytes.equals(last.bytes)) return last.words;
  const words = readWords(file, bytes);
  lastRead.set(path, { bytes, words });
  return words;
}

/** What the source's texts show together, found anew only if one of its files has changed. */
export function readEnglishOf(source: Files): English {
  const files = [...source.values()];
  const isKnown =
    lastSource?.files.length === files.length &&
    lastSource.files.every((file, place) => file === files[place]);
  if (lastSource === undefined || !isKnown) lastSource = { files, english: readSource(source) };
  return lastSource.english;
}
