import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { root } from '../../src/tools/root.ts';

type Renderer = {
  renderGallery: (part: string, dir: 'ltr' | 'rtl') => string;
  galleryParts: readonly string[];
};

/** Serves every part in every state below the site that is tested, and returns their addresses. */
export async function serveGallery(page: Page): Promise<string[]> {
  const built = pathToFileURL(join(root, 'build/renderer.js')).href;
  const { renderGallery, galleryParts } = (await import(built)) as Renderer;
  await page.route('**/gallery/*/*', (route) => {
    const [dir, part = ''] = new URL(route.request().url()).pathname.split('/').slice(2);
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: renderGallery(part, dir === 'rtl' ? 'rtl' : 'ltr'),
    });
  });
  return ['ltr', 'rtl'].flatMap((dir) => galleryParts.map((part) => `/gallery/${dir}/${part}`));
}
