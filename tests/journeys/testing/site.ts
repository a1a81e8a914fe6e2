import { expect, test as base, type BrowserContext } from '@playwright/test';
import { loadBuild } from '../../../src/server/site/loadBuild.ts';
import { addGallery } from '../../../src/tools/states/addGallery.ts';
import { startSite, type RunningSite } from '../../../src/tools/browser/startSite.ts';
import { root } from '../../../src/project/root.ts';
import { printedMatch } from '../../../src/server/testing/printedMatch.ts';

type Fixtures = {
  /** Console errors and policy reports that a test brings about on purpose. */
  expected: RegExp[];
  watched: void;
};

/** Chromium's own note when a page-to-page transition is dropped, as on a quick navigation. */
const abandonedTransition = /^Transition was (?:aborted|skipped)/u;

/** Lists from now on what the console of every page of a context complains of, but what is expected. */
export function listComplaints(context: BrowserContext, expected: readonly RegExp[]): string[] {
  const lines: string[] = [];
  const note = (line: string) => {
    if (![abandonedTransition, ...expected].some((pattern) => pattern.test(line))) lines.push(line);
  };
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') note(message.text());
  });
  context.on('weberror', (error) => note(error.error().message));
  return lines;
}

/**
 * A test with the built site as its base address, the gallery among its pages, and a store that
 * only tests of the same worker write to. Any console error, page error or policy report that
 * the test did not announce fails it.
 */
export const test = base.extend<Fixtures, { site: RunningSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from it.
    async ({}, provide) => {
      const { build, remove } = await addGallery(await loadBuild(root), root);
      const site = await startSite(build);
      await provide(site);
      await site.stop();
      await remove();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ site }, provide) => provide(site.origin),
  expected: [[], { option: true }],
  watched: [
    async ({ context, expected }, provide) => {
      const complaints = listComplaints(context, expected);
      await provide();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** What a visitor asks for to whom everything that glides or fades is there at once. */
export const lessMotion = { reducedMotion: 'reduce' } as const;

/** Every published page, as the manifest lists it. */
export {
  pages,
  drawnPages,
  samplePages,
  kindPages,
  sourceKindPages,
  locales,
  oneOfEachDirection,
  walkedLocales,
} from './pages.ts';

/** Waits until a program has printed an address. Rejects with all it printed if it ends first. */
export async function printedAddress(
  ...[program, address]: Parameters<typeof printedMatch>
): Promise<string> {
  const [whole, group] = await printedMatch(program, address);
  return group ?? whole;
}
