import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, PublishedPage } from '../src/site/manifest.ts';
import { routeOf } from '../src/site/routes.ts';

const project = join(import.meta.dirname, '..');

export type BuiltPage = PublishedPage & { html: string; document: Document; isAnswer: boolean };

/** What the last build published, each page parsed; needs a test environment with a DOM. */
export type BuiltSite = { manifest: Manifest; pages: readonly BuiltPage[] };

/**
 * Reads `dist/` as `npm run build` left it.
 * @throws Error if it was never built, or if words or facts have changed since.
 */
export function readBuiltSite(): BuiltSite {
  const file = join(project, 'build/manifest.json');
  const built = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const changed = globSync(['locales/*/*.json', 'src/{site,pages,sections,app,i18n}/**/*.ts*'], {
    cwd: project,
  }).find((source) => !/\.test\.|\.d\.ts$/u.test(source) && mtime(source) > built);
  if (changed !== undefined) {
    throw new Error(`Expected a build newer than ${changed}. Run "npm run build" first.`);
  }
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const pages = manifest.pages.map((page) => {
    const html = readFileSync(join(project, 'dist', page.file), 'utf8');
    const document = new DOMParser().parseFromString(html, 'text/html');
    return { ...page, html, document, isAnswer: routeOf(page.id).isUnlisted === true };
  });
  return { manifest, pages };
}

function mtime(source: string): number {
  return statSync(join(project, source)).mtimeMs;
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
