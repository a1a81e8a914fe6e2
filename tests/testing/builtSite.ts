import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, PublishedPage } from '../../src/delivery/manifest.ts';
import { routeOf } from '../../src/site/routes.ts';
import { root } from '../../src/project/root.ts';

export type BuiltPage = PublishedPage & { html: string; document: Document; isAnswer: boolean };

/** What the last build published, each page parsed; needs a test environment with a DOM. */
export type BuiltSite = { manifest: Manifest; pages: readonly BuiltPage[] };

let site: BuiltSite | undefined;

/**
 * Reads the built site, once for all tests of a worker: nobody may change a document of it.
 * `tests/testing/buildSite.ts` has seen to it that it is the one of the sources as they are.
 */
export function readBuiltSite(): BuiltSite {
  site ??= parsed(readManifest());
  return site;
}

/** What the build told the server. */
export function readManifest(): Manifest {
  return JSON.parse(readFileSync(join(root, 'build/manifest.json'), 'utf8')) as Manifest;
}

/** The published stylesheet of all pages and parts, its path relative to `dist/`. */
export function wholeStyles(): string {
  const { files } = readManifest();
  const found = files.find(({ file }) => /^assets\/site-[^/]*\.css$/u.test(file));
  if (found === undefined) throw new Error('Expected assets/site-….css in build/manifest.json.');
  return found.file;
}

/** The text of a published file, its path relative to `dist/`. */
export function readPublished(file: string): string {
  return readFileSync(join(root, 'dist', file), 'utf8');
}

/** What a part of a page is made alive with: its props of that page, and those of all pages. */
export function propsOf(document: Document, island: string): Record<string, unknown> | undefined {
  const part = document.querySelector<HTMLElement>(`[data-island="${island}"]`);
  const block = part?.nextElementSibling;
  if (!block?.matches('script[type="application/json"]')) return undefined;
  const { shared } = part?.dataset ?? {};
  return {
    ...(JSON.parse(shared ? readPublished(shared) : '{}') as object),
    ...(JSON.parse(block.textContent ?? '') as object),
  };
}

/** The words of a locale file as translators left them. */
export function wordsOf<Words extends object = Record<string, string>>(
  locale: string,
  file: string,
): Words {
  const path = join(root, 'locales', locale, `${file}.json`);
  return JSON.parse(readFileSync(path, 'utf8')) as Words;
}

/** The words of a file that every page shares, with English for what a language lacks. */
export function sharedWordsOf<Words extends object = Record<string, string>>(
  locale: string,
  file: string,
): Words {
  const isThere = existsSync(join(root, 'locales', locale, `${file}.json`));
  const english = wordsOf<Record<string, unknown>>('en', file);
  return merge(english, isThere ? wordsOf<Record<string, unknown>>(locale, file) : {}) as Words;
}

function merge(under: Record<string, unknown>, over: Record<string, unknown>): object {
  const merged = { ...under, ...over };
  for (const [key, value] of Object.entries(under)) {
    if (typeof value !== 'object') continue;
    merged[key] = merge(value as Record<string, unknown>, Object(over[key]) as typeof over);
  }
  return merged;
}

/** The text of an element as one line, without the data blocks in it. */
export function textOf(element: Element | null): string {
  const clone = element?.cloneNode(true) as Element | undefined;
  for (const block of clone?.querySelectorAll('script') ?? []) block.remove();
  return oneLine(clone?.textContent ?? '');
}

/** A text with every run of white space as one space. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

function parsed(manifest: Manifest): BuiltSite {
  const pages = manifest.pages.map((page) => {
    const html = readPublished(page.file);
    const document = new DOMParser().parseFromString(html, 'text/html');
    return { ...page, html, document, isAnswer: routeOf(page.id).isUnlisted === true };
  });
  return { manifest, pages };
}
