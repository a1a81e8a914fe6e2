import type { Page } from '@playwright/test';
import { galleryParts, galleryPath, renderGallery } from './galleryRenderer.ts';
import { headers } from './pages.ts';

/**
 * Lets a browser page open the gallery, with the built scripts and styles and under the policy
 * of the site, which itself has no gallery. Returns every address, in both directions.
 */
export async function serveGallery(page: Page): Promise<string[]> {
  await page.route('**/gallery/*/*', async (route) => {
    const [dir, part = ''] = new URL(route.request().url()).pathname.split('/').slice(2);
    const body = renderGallery(part, dir === 'rtl' ? 'rtl' : 'ltr');
    await route.fulfill({ headers, contentType: 'text/html', body });
  });
  return (['ltr', 'rtl'] as const).flatMap((dir) =>
    galleryParts.map((part) => galleryPath(part, dir)),
  );
}
