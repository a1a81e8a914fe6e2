import type { Locator, Page } from '@playwright/test';
import { galleryComponents, galleryPath } from './galleryRenderer.ts';

/** A state that a part only gets into when somebody acts. */
export type ActedState = {
  component: string;
  state: string;
  path: string;
  /** Does what a visitor would do, and resolves when the outcome is there. */
  act: (page: Page) => Promise<unknown>;
  /** The window, where the state is one of small windows; else the large one. */
  isSmall?: true;
  /** What it is brought about with is not there for who asks for less motion. */
  needsMotion?: true;
};

/** A state of a part, where the part stands. */
export function state(component: string, name: string, act: ActedState['act']): ActedState {
  return { component, state: name, path: pathOf(component), act };
}

/** A part stands in the gallery, or on the contact page, which has every form and its answers. */
function pathOf(component: string): string {
  return galleryComponents.includes(component) ? galleryPath(component) : '/contact-us';
}

/** The element of a part, wherever it stands. */
export function locatorOf(page: Page, component: string): Locator {
  if (galleryComponents.includes(component)) return page.locator('main');
  return page.locator(`[data-island="${component}"], .${component}:not([data-island] *)`);
}
