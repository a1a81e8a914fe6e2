import type { BrowserContext, Page } from '@playwright/test';
import { isWalked, pages } from './pages.ts';
import { listComplaints, test } from './site.ts';
import { waitForOffer } from './waitForOffer.ts';

/** Looks at the page that stands open and says every fault in words. */
export type Look = (page: Page) => Promise<readonly string[]>;

type Walk = {
  /** Every page in every language, unless said otherwise. */
  paths?: readonly string[];
  /** When a page is looked at: once it has loaded, unless said otherwise. */
  waitUntil?: 'load' | 'domcontentloaded';
  /** How much longer the test may take for every page, in ms: three seconds unless said otherwise. */
  patience?: number;
  /** Called once, before the first page is opened. */
  prepare?: (page: Page) => Promise<void>;
};

/**
 * Opens the pages once, one after the other in one tab, and has every look look at each. Returns
 * the faults that each look has found, each with its address; as `console`, what the browser has
 * complained of.
 */
export async function lookAtEveryPage<Name extends string>(
  context: BrowserContext,
  looks: Readonly<Record<Name, Look>>,
  {
    paths = pages.map(({ path }) => path),
    waitUntil = 'load',
    patience = 3000,
    prepare,
  }: Walk = {},
): Promise<Record<Name | 'console', string[]>> {
  test.info().setTimeout(test.info().timeout + patience * paths.length);
  // The page for unknown addresses answers with its status, which the browser notes.
  const complaints = listComplaints(context, [/404/u]);
  const faults = Object.keys(looks).map((name): [Name, string[]] => [name as Name, []]);
  const said: string[] = [];
  const page = await context.newPage();
  await prepare?.(page);
  for (const path of paths.filter(isWalked)) {
    await page.goto(path, { waitUntil });
    if (waitUntil === 'load') await waitForOffer(page);
    for (const [name, found] of faults) {
      for (const fault of await looks[name](page)) found.push(`${path}: ${fault}`);
    }
    for (const complaint of complaints.splice(0)) said.push(`${path}: ${complaint}`);
  }
  await context.close();
  return { ...(Object.fromEntries(faults) as Record<Name, string[]>), console: said };
}
