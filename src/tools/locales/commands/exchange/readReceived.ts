import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, extname, join, resolve } from 'node:path';
import { decodeText } from '../../../../i18n/check/decodeText.ts';
import type { ExchangeFormat, ExchangePage, ReceivedText } from './exchangeText.ts';
import { poFormat } from './po.ts';
import { xliffFormat } from './xliff.ts';

const formats: readonly ExchangeFormat[] = [poFormat, xliffFormat];
const endings = formats.flatMap((format) => format.endings);

/** A page that came back, and the file it was in. */
export type ReceivedPage = ExchangePage<ReceivedText> & { path: string };

/**
 * Reads one file of texts, or all of a folder.
 * @throws Error that names the file, for one that cannot be read to its end, and for a folder without any.
 */
export async function readReceived(path: string): Promise<ReceivedPage[]> {
  const isFolder = (await stat(path).catch(() => undefined))?.isDirectory();
  if (isFolder === undefined)
    throw new Error(`Expected a file or a folder, got ${path}, which is not there.`);
  const names = isFolder ? (await readdir(path)).toSorted() : [path];
  const files = names.filter((name) => !isFolder || endings.includes(extname(name)));
  if (files.length === 0) {
    throw new Error(`Expected files that end in ${endings.join(', ')}, got none in ${path}.`);
  }
  return Promise.all(files.map((name) => readPage(isFolder ? join(path, name) : resolve(path))));
}

async function readPage(path: string): Promise<ReceivedPage> {
  const format = formats.find((candidate) => candidate.endings.includes(extname(path)));
  if (format === undefined) {
    throw new Error(`Expected a file that ends in ${endings.join(', ')}, got ${path}.`);
  }
  const { text, invalid } = decodeText(await readFile(path));
  if (invalid !== undefined) throw new Error(`${path}: Expected UTF-8, got another encoding.`);
  try {
    const page = format.read(text.replace(/^\uFEFF/u, ''));
    // Tools may drop a header they do not know; then the file is still called after its page.
    return { ...page, path, name: page.name === '' ? basename(path, extname(path)) : page.name };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`${path}: ${message}`, { cause: error });
  }
}
