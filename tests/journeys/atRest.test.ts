import { wakeIslands } from './testing/seenText.ts';
import { expect, sourceKindPages, test } from './testing/site.ts';

// The page that is not found is one of the pages.
test.use({ expected: [/404/u] });

/** What a script of the test finds in a page: what was called back later, and what has changed. */
type Noted = { calls: string[] };

// A language changes the words of a page and not what runs on it.
const paths = sourceKindPages.map(({ path }) => path);

test(
  'on a page at rest no script calls itself again or changes anything, with all of its parts alive',
  { tag: '@general/moving-named' },
  async ({ context }) => {
    await context.addInitScript(() => {
      const calls: string[] = [];
      Object.assign(window, { calls });
      for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame'] as const) {
        const own = window[name].bind(window) as (...given: unknown[]) => number;
        Object.assign(window, {
          [name]: (callback: () => void, ...rest: unknown[]) => {
            const again = (...given: []) => {
              calls.push(`${name}: ${callback.toString().slice(0, 80)}`);
              callback(...given);
            };
            return own(again, ...rest);
          },
        });
      }
      new MutationObserver((records) => {
        for (const { type, target } of records) {
          calls.push(
            `${type} of ${target instanceof Element ? target.className : target.nodeName}`,
          );
        }
      }).observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
    });
    const look = async (path: string): Promise<string[]> => {
      const page = await context.newPage();
      await page.goto(path);
      await wakeIslands(page);
      // Whatever began with the page has ended by then: figures count for two seconds.
      await page.waitForTimeout(2500);
      await page.evaluate(() => (window as unknown as Noted).calls.splice(0));
      // What must not happen cannot be awaited: nothing is asked for during a second.
      await page.waitForTimeout(1000);
      const again = await page.evaluate(() => (window as unknown as Noted).calls);
      await page.close();
      return again.map((call) => `${path}: ${call}`);
    };
    expect(paths.length).toBeGreaterThan(8);
    expect((await Promise.all(paths.map(look))).flat()).toEqual([]);
  },
);
