import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { PublishedPage } from '../../../delivery/manifest.ts';
import { brotliOf } from '../contentCodings.ts';
import { sampleOrigin } from '../hostFiles.ts';
import { ownOrigins, textFor } from '../origins.ts';

/**
 * What is transferred, in bytes of the body as compressed by brotli (fonts are compressed already), by
 * name: `en/home`, a page with its styles; `script`, what every page runs; `styles`, those that come
 * with parts; `drawings`, the file that all pages refer to; `font/…`, a font of headings; `enhancer/…`, a
 * script that not every visit fetches; `part/faq`, all scripts that a part waits for; `later`, all that no
 * page names; `props/en/faq`, the largest file of what a part is given in a language.
 */
export type Weights = Readonly<Record<string, number>>;

type WeighedPage = Pick<PublishedPage, 'id' | 'locale' | 'file'>;

/** What a page names, by what it is named for. */
const named = {
  script: /<script type="module" src="\/([^"]+)"/u,
  styles: /<style data-parts="\/([^"]+)"/u,
  drawings: /<use href="\/([^"#]+)/u,
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
  const weighTogether = async (name: string, files: readonly string[]): Promise<void> => {
    const all = await Promise.all(files.map(weigh));
    const total = all.reduce((sum, size) => sum + size, 0);
    weights[name] = Math.max(weights[name] ?? 0, total);
  };
  const weighPage = async ({ id, locale, file }: WeighedPage): Promise<void> => {
    const html = await readFile(join(folder, file), 'utf8');
    await weighTogether(`${locale}/${id}`, [file]);
    for (const [name, pattern] of Object.entries(named)) {
      const [, address] = pattern.exec(html) ?? [];
      if (address !== undefined) await weighTogether(name, [address]);
    }
    for (const [, font = ''] of html.matchAll(/<link rel="preload" href="\/([^"]+\.woff2)"/gu)) {
      await weighTogether(`font/${nameOf(font)}`, [font]);
    }
    for (const [, script = ''] of html.matchAll(/data-enhancer="\/([^"]+)"/gu)) {
      await weighTogether(`enhancer/${nameOf(script)}`, [script]);
    }
    for (const [, part = '', scripts = ''] of html.matchAll(
      /data-island="([^"]+)"[^>]*data-scripts="([^"]*)"/gu,
    )) {
      await weighTogether(`part/${part}`, scripts.split(' '));
    }
    for (const [, props = ''] of html.matchAll(/data-(?:shared|offers)="\/([^"]+)"/gu)) {
      await weighTogether(`props/${locale}/${nameOf(props)}`, [props]);
    }
  };
  await Promise.all(pages.map(weighPage));
  const known = new Set(Array.from(sizes.keys(), (file) => basename(file)));
  const later = (await readdir(join(folder, 'assets'))).filter(
    (file) => file.endsWith('.js') && !known.has(file),
  );
  if (later.length > 0)
    await weighTogether(
      'later',
      later.map((file) => join('assets', file)),
    );
  return Object.fromEntries(Object.entries(weights).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** `faq` of `assets/faq-4uM5Vk.json`: without the folder, the hash and the ending. */
function nameOf(file: string): string {
  return file.replace(/^assets\/(.*)-[\w-]{6}\.\w+$/u, '$1');
}

/** What a site is built for is in every page; it weighs the same whatever its owner has set. */
async function sizeOf(file: string): Promise<number> {
  const content = await readFile(file);
  if (file.endsWith('.woff2')) return content.length;
  return (await brotliOf(Buffer.from(textFor(sampleOrigin, content.toString(), ownOrigins))))
    .length;
}
