import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { root } from '../../src/tools/root.ts';
import { headers } from './pages.ts';

/** What the renderer of the build offers besides pages. */
type Gallery = {
  renderGallery: (part: string, dir?: 'ltr' | 'rtl') => string;
  galleryParts: string[];
};

const renderer = pathToFileURL(join(root, 'build/renderer.js')).href;

/** Every part of the gallery. */
export const { galleryParts, renderGallery } = (await import(renderer)) as Gallery;

/**
 * Lets a browser page open the gallery at `/gallery/<part>`, with the built scripts and styles
 * and under the policy of the site, which itself has no gallery.
 */
export async function serveGallery(page: Page): Promise<void> {
  await page.route('**/gallery/*', async (route) => {
    const part = new URL(route.request().url()).pathname.replace('/gallery/', '');
    await route.fulfill({ headers, contentType: 'text/html', body: renderGallery(part) });
  });
}
