import { wakeIslands } from './testing/seenText.ts';
import { expect, sourceKindPages, test } from './testing/site.ts';

// The page that is not found is one of the pages.
test.use({ expected: [/404/u] });

// A language changes the words of a page and not what runs on it.
const paths = sourceKindPages.map(({ path }) => path);

/** What a script of the test finds in a page: which questions have been asked. */
type Noted = { asked: string[] };

test('nothing on a page asks the browser about languages or numbers, which takes long the first time', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked } satisfies Noted);
    const note = (owner: object, name: string) => {
      const own = Reflect.get(owner, name) as (...given: unknown[]) => unknown;
      Object.assign(owner, {
        [name](this: unknown, ...given: unknown[]) {
          asked.push(name);
          return own.apply(this, given);
        },
      });
    };
    for (const format of [Intl.Collator, Intl.DateTimeFormat, Intl.NumberFormat]) {
      note(format, 'supportedLocalesOf');
    }
    note(Intl.Locale.prototype, 'getTextInfo');
    for (const name of ['Locale', 'NumberFormat'] as const) {
      const construct: ProxyHandler<typeof Intl.Locale>['construct'] = (made, given, as) => {
        asked.push(`new ${name}`);
        return Reflect.construct(made, given, as) as object;
      };
      Object.assign(Intl, { [name]: new Proxy(Intl[name], { construct }) });
    }
  });
  const asked = (): Promise<string[]> => page.evaluate(() => (window as unknown as Noted).asked);
  for (const path of paths) {
    await page.goto(path);
    await wakeIslands(page);
    // Its figures are counted up when they come into view.
    for (const block of await page.locator('[data-in-view]:has([data-count])').all()) {
      await block.scrollIntoViewIfNeeded();
      await expect(block).toHaveAttribute('data-visible');
    }
    expect(await asked(), path).toEqual([]);
  }
  await page.evaluate(() => Intl.DateTimeFormat.supportedLocalesOf('en'));
  expect(await asked()).toHaveLength(1);
});
