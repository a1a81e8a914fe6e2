import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, PublishedPage } from '../../delivery/manifest.ts';
import { root } from '../../project/root.ts';

/** A published page, and the SHA-256 of what its `main` shows, and of what its whole `body` says. */
export type PublishedMain = Pick<PublishedPage, 'id' | 'locale' | 'path'> & {
  main: string;
  body: string;
};

/** Every page of the last build, with the hash of its content. */
export async function publishedMains(folder = root): Promise<PublishedMain[]> {
  const manifest = await readFile(join(folder, 'build/manifest.json'), 'utf8');
  const { pages } = JSON.parse(manifest) as Manifest;
  return Promise.all(
    pages.map(async ({ id, locale, path, file }) => {
      const html = await readFile(join(folder, 'dist', file), 'utf8');
      return { id, locale, path, main: hashContent(html, 'main'), body: hashContent(html, 'body') };
    }),
  );
}

/**
 * The SHA-256 of what can be seen in the `main` of a page, or heard in its `body`, where the lines of drawings are
 * left out. So are names of published files and ids made up by React: they change with other parts of the site, and
 * nobody meets them.
 */
export function hashContent(html: string, part: 'main' | 'body'): string {
  const whole = new RegExp(`<${part}\\b[^>]*>(.*)</${part}>`, 'su').exec(html)?.[1] ?? '';
  const met = part === 'body' ? whole.replaceAll(/ d="[^"]*"/gu, '') : whole;
  const content = met
    .replaceAll(/(?:\s?\/assets\/[^\s"'&<]+)+/gu, '/assets/')
    .replaceAll(/_R_\w*?_/gu, '');
  return createHash('sha256').update(content).digest('hex');
}
