import type { Page } from 'playwright-core';
import type { PublishedPage } from '../../delivery/manifest.ts';
import { isGallery } from './galleryLocale.ts';
import { pageStates } from './pageStates.ts';

/** The names of the states that an open page can be brought into, in the order of the list. */
export async function statesOn(tab: Page, { locale }: PublishedPage): Promise<string[]> {
  // The gallery has its states side by side; what opens is opened where it is published.
  if (isGallery(locale)) return [];
  const selectors = pageStates.map(({ selector }) => selector);
  const found = await tab.evaluate(
    (all) => all.map((selector) => document.querySelector(selector) !== null),
    selectors,
  );
  return pageStates.filter((_, index) => found[index]).map(({ state }) => state);
}
