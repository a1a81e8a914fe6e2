import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublishedPage } from '../../../delivery/manifest.ts';
import { brotliOf } from '../brotliOf.ts';

/**
 * What is transferred, in bytes of the body as compressed by brotli (fonts are compressed already), by
 * name: `en/home`, a page with its styles; `script`, what every page runs; `styles`, the stylesheet of
 * all parts; `font/…`, a font of headings; `part/faq`, all scripts of a part.
 */
export type Weights = Readonly<Record<string, number>>;

type WeighedPage = Pick<PublishedPage, 'id' | 'locale' | 'file'>;

/** What a page names, by what it is named for. */
const named = {
  script: /<script type="module" src="\/([^"]+)"/u,
  styles: /<style data-whole="\/([^"]+)"/u,
} as const;

/** Weighs what a build has written, but for reports and pictures, which no page fetches. */
export async function weighSite(folder: string, pages: readonly WeighedPage[]): Promise<Weights> {
  const sizes = new Map<string, Promise<number>>();
  const weigh = (file: string): Promise<number> => {
    const size = sizes.get(file) ?? sizeOf(join(folder, file));
    sizes.set(file, size);
    return size;
  };
  const weights: Record<string, number> = {};
  const sum = async (name: string, files: readonly string[]): Promise<void> => {
    const all = await Promise.all(files.map(weigh));
    weights[name] = all.reduce((total, size) => total + size, 0);
  };
  const weighPage = async ({ id, locale, file }: WeighedPage): Promise<void> => {
    const html = await readFile(join(folder, file), 'utf8');
    await sum(`${locale}/${id}`, [file]);
    for (const [name, pattern] of Object.entries(named)) {
      const [, address] = pattern.exec(html) ?? [];
      if (address !== undefined) await sum(name, [address]);
    }
    for (const [, font = ''] of html.matchAll(/<link rel="preload" href="\/([^"]+\.woff2)"/gu)) {
      await sum(`font/${font.replace(/^assets\/(.*)-[^-.]+\.woff2$/u, '$1')}`, [font]);
    }
    for (const [, part = '', scripts = ''] of html.matchAll(
      /data-island="([^"]+)"[^>]*data-scripts="([^"]*)"/gu,
    )) {
      await sum(`part/${part}`, scripts.split(' '));
    }
  };
  await Promise.all(pages.map(weighPage));
  return Object.fromEntries(Object.entries(weights).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

async function sizeOf(file: string): Promise<number> {
  const content = await readFile(file);
  return file.endsWith('.woff2') ? content.length : (await brotliOf(content)).length;
}
