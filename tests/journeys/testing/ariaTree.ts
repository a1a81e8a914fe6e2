import { expect, type Locator, type Page } from '@playwright/test';
import { slugOf } from '../../../src/gallery/slugOf.ts';
import { readAlsoTold } from './alsoTold.ts';

/** What lies behind a modal, which assistive technology is told nothing of. */
const hidden = 'xpath=ancestor-or-self::*[@aria-hidden="true"]';

/** The number of a submission, which is another each time (`src/server/store/reference.ts`). */
const referenceNumber = /\b[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}\b/gu;

/**
 * What assistive technology is told of a part and of every dialog; the site's origin left out. What
 * the tree does not hold follows in lines that begin with `#`.
 */
export async function accessibilityTree(page: Page, component: Locator): Promise<string> {
  // Playwright lists what is inert, though no browser tells it.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[inert]')) element.ariaHidden = 'true';
  });
  const trees = new Set<string>();
  for (const element of [component, ...(await page.getByRole('dialog').all())]) {
    if ((await element.locator(hidden).count()) > 0) continue;
    const more = (await readAlsoTold(element)).map((line) => `# ${line}`);
    trees.add([await element.ariaSnapshot(), ...more].join('\n'));
  }
  const tree = [...trees].join('\n').replaceAll(new URL(page.url()).origin, '');
  return `${tree.replaceAll(referenceNumber, 'XXXX-XXXX')}\n`;
}

/** Where the tree of a part in a state is stored: the folder of the part, and the file in it. */
export function fileOf(component: string, state: string): [string, string] {
  return [component, `${slugOf(state)}.aria.yml`];
}

/**
 * Compares text, not a template as `toMatchAriaSnapshot` does: a template is content with more
 * than it names, so that a menu which is told to be open would pass for a closed one.
 */
export function expectStored(tree: string, component: string, state: string): void {
  const message = `What assistive technology is told of "${component}, ${state}" is not what is stored.
If that is meant, renew it with
  npm run test:journeys -- ariaSnapshots --update-snapshots
and read what has changed: somebody will hear it.`;
  expect.soft(tree, message).toMatchSnapshot(fileOf(component, state));
}
