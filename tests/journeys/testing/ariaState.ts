import type { Locator, Page } from '@playwright/test';
import { galleryParts, galleryPath } from './galleryRenderer.ts';

/** A state that a part only gets into when somebody acts. */
export type ActedState = {
  part: string;
  state: string;
  path: string;
  /** Does what a visitor would do, and resolves when the outcome is there. */
  act: (page: Page) => Promise<unknown>;
  /** The window, where the state is one of small windows; else the large one. */
  isSmall?: true;
};

/** A state of a part, where the part stands. */
export function state(part: string, name: string, act: ActedState['act']): ActedState {
  return { part, state: name, path: pathOf(part), act };
}

/** A part stands in the gallery, or on the contact page, which has every form and its answers. */
function pathOf(part: string): string {
  return galleryParts.includes(part) ? galleryPath(part) : '/contact-us';
}

/** The element of a part, wherever it stands. */
export function locatorOf(page: Page, part: string): Locator {
  if (galleryParts.includes(part)) return page.locator('main');
  return page.locator(`[data-island="${part}"], .${part}`);
}
