import type { Locator, Page } from '@playwright/test';
import type { SubmissionKind } from '../../../src/contract/intake.ts';
import type { IslandName } from '../../../src/delivery/islandSources.ts';
import { fillIn, filled, recordPosts } from './earlyForms.ts';
import { large, recordExpanded, small } from './shellElements.ts';
import { words } from './words.ts';

/** What somebody does first to an interactive part, and what has to come of it, once. */
export type EarlyIsland = {
  /** A page that has it; the gallery where no page does yet. */
  path: string;
  viewport: typeof large;
  /** What is pressed. */
  button: (component: Locator) => Locator;
  /** What is done before, so that the press does something. */
  prepare?: (component: Locator) => Promise<void>;
  /** Watches from now on; the function returned lists what presses have brought about. */
  record: (page: Page, component: Locator) => Promise<() => Promise<unknown[]>>;
  brings: unknown[];
  /** What has the focus afterwards, if not what was pressed. */
  focus?: (page: Page) => Locator;
};

const { quote } = words('en', 'forms');
const first = (component: Locator) => component.locator('button').first();
const submit = (component: Locator) => component.locator('button[type="submit"]');
const inDialog = (page: Page) => page.getByRole('dialog').locator('button').first();

/** A part whose button says whether it is open. */
const opener = {
  button: first,
  record: (_: Page, component: Locator) => recordExpanded(first(component)),
  brings: ['true'],
};

const form = (kind: SubmissionKind) => ({
  button: submit,
  prepare: fillIn,
  record: (page: Page) => recordPosts(page, kind),
  brings: [filled[kind]],
});

/** Every interactive part. One without a row fails the type check, and its test. */
export const earlyIslands: Record<IslandName, EarlyIsland> = {
  carousel: {
    path: '/gallery/ltr/carousel',
    viewport: large,
    button: (component) => component.locator('.carousel__buttons button').last(),
    record: (_, component) => recordWords(component.getByRole('status')),
    brings: ['Slides 2 to 4 of 5'],
  },
  'consultation-form': {
    ...form('consultation'),
    path: '/gallery/ltr/consultation-form',
    viewport: large,
  },
  faq: {
    path: '/',
    viewport: large,
    button: (component) => component.locator('button').nth(1),
    record: (_, component) => recordExpanded(component.locator('button').nth(1)),
    brings: ['true'],
  },
  'mobile-menu': { ...opener, path: '/contact-us', viewport: small, focus: inDialog },
  'newsletter-form': { ...form('newsletter'), path: '/contact-us', viewport: large },
  'quote-form': {
    ...form('quote'),
    path: '/contact-us',
    viewport: large,
    focus: (page) => page.getByRole('dialog', { name: quote.thanks.heading }),
  },
  'service-filter': {
    path: '/services',
    viewport: large,
    button: (component) => component.getByRole('searchbox'),
    prepare: (component) => component.getByRole('searchbox').fill('penetration test'),
    record: (_, component) => recordWords(component.getByRole('status')),
    brings: ['Services found: 1'],
  },
  'service-menu': { ...opener, path: '/contact-us', viewport: large },
  'side-panel': { ...opener, path: '/contact-us', viewport: large, focus: inDialog },
};

/** Lists what an element comes to say from now on; that it falls silent again says nothing. */
async function recordWords(element: Locator): Promise<() => Promise<string[]>> {
  const said = await element.evaluateHandle((region) => {
    const list: string[] = [];
    new MutationObserver(() => {
      if (region.textContent !== '') list.push(region.textContent);
    }).observe(region, { childList: true, characterData: true, subtree: true });
    return list;
  });
  return () => said.jsonValue();
}
