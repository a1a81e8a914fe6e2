import type { Page } from 'playwright-core';
import type { PublishedPage } from '../../delivery/manifest.ts';
import { isGallery } from './galleryLocale.ts';
import { themes, type Theme, type Viewport } from './modes.ts';
import type { PageState } from './pageState.ts';
import { pageStates } from './pageStates.ts';
import { settle, settleStyles } from '../browser/settle.ts';

/** The state of a page before anybody has touched it. */
export const asLoaded = 'as loaded';

/** A page as it stands; `layer` is the selector of what the state has opened over it. */
export type Sight = { state: string; theme: Theme; layer: string | undefined };

/**
 * Shows a page in one window size: as loaded, then in each state that applies, each from a
 * fresh load and in every theme. The theme changes while the page stands, because only styles
 * depend on it.
 * @param look is called whenever the page stands still in a state and theme.
 * @throws Error that names page and state if the page does not answer or does not open.
 */
export async function visitStates(
  page: Page,
  published: PublishedPage,
  viewport: Viewport,
  look: (sight: Sight) => Promise<void>,
): Promise<void> {
  const lookAt = async (state: string, layer?: string): Promise<void> => {
    await settle(page);
    await rest(page);
    // Loaded in the first theme and looked at in that one last: another theme lays all text out
    // anew, so that a font which came late is in use from now on.
    for (const theme of themes.toReversed()) {
      await page.emulateMedia({ colorScheme: theme });
      await settleStyles(page);
      await look({ state, theme, layer });
    }
  };
  await page.emulateMedia({ colorScheme: themes[0] });
  await page.setViewportSize(viewport);
  await load(page, published);
  const applying = await statesOf(page, published);
  await lookAt(asLoaded);
  for (const pageState of applying) {
    try {
      await bringAbout(page, published, pageState);
      await lookAt(pageState.state, pageState.layer);
    } catch (cause) {
      throw new Error(
        `Expected "${pageState.state}" on ${published.path} (${viewport.id}), but ${String(cause)}`,
        { cause },
      );
    }
  }
}

async function statesOf(page: Page, { id, locale }: PublishedPage): Promise<PageState[]> {
  // The gallery has its states side by side; what opens is opened where it is published.
  if (isGallery(locale)) return [];
  const applying: PageState[] = [];
  for (const pageState of pageStates) {
    if (pageState.only !== undefined && pageState.only.page !== id) continue;
    if ((await page.locator(pageState.selector).count()) > 0) applying.push(pageState);
  }
  return applying;
}

/** Without motion on the way: to glide down a page takes longer than all else. */
async function bringAbout(
  page: Page,
  published: PublishedPage,
  pageState: PageState,
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (pageState.withoutScript) await page.route('**/*.js', (route) => route.abort());
  await load(page, published);
  await pageState.open(page);
  if (pageState.withoutScript) await page.unrouteAll();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
}

/**
 * Takes the pointer out of the window, where it would show the hover style of whatever lies under
 * it now and its ring, and goes back to the top, where the sticky header lies over nothing. Once
 * the page has settled: a page that takes its focus to a mistake scrolls there only when drawn.
 */
async function rest(page: Page): Promise<void> {
  await page.mouse.move(-1, -1);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

async function load(page: Page, { id, path }: PublishedPage): Promise<void> {
  const status = (await page.goto(path))?.status();
  const expected = id === 'not-found' ? 404 : 200;
  if (status !== expected) {
    throw new Error(`Expected ${path} to answer ${expected}, got ${status}: build the site again.`);
  }
}
