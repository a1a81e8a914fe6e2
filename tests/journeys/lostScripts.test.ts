import type { Browser, Locator, Page } from '@playwright/test';
import { laterOf, scriptsOf } from './testing/builtScripts.ts';
import { breakableSite, faults, type BreakableSite, type Fault } from './testing/failingSite.ts';
import { settle } from './testing/liveIsland.ts';
import { quoteForm, sample } from './testing/quoteForm.ts';
import { expect, test as siteTest } from './testing/site.ts';
import { words } from './testing/words.ts';

const { newsletter } = words('en', 'forms');
/** Not that of a sample, which no site of ours lists among what visitors send. */
const address = 'lost-scripts@example.org';

/** The site behind a connection that a test can break, with nothing between browser and cache. */
const test = siteTest.extend<{ connection: BreakableSite }>({
  connection: async ({ site }, provide) => {
    const connection = await breakableSite(site.origin);
    await provide(connection);
    connection.close();
  },
  baseURL: async ({ connection }, provide) => provide(connection.origin),
});

function signUp(page: Page): Locator {
  return page.locator('[data-island="newsletter-form"]');
}

/** The scripts of a part, and the stylesheet that comes with those of the first. */
async function filesOf(component: Locator): Promise<string[]> {
  const scripts = await scriptsOf(component);
  const style = component.page().locator('style[data-parts]');
  return [...scripts, (await style.getAttribute('data-parts')) ?? ''];
}

function filesAmong(paths: readonly string[]): string[] {
  return paths.filter((path) => /\.(?:css|js)$/u.test(path));
}

/** Types into the form while one of its scripts is lost, then sends it when all can be had. */
async function loseAndRetry(
  browser: Browser,
  connection: BreakableSite,
  script: string,
  fault: Fault,
): Promise<void> {
  // Its own context: a cache that has seen nothing.
  const context = await browser.newContext({
    baseURL: connection.origin,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto('/contact-us');
  connection.asked();
  connection.lose(script, fault);
  const form = signUp(page);
  await form.getByRole('textbox').fill(address);
  await expect(form).toHaveAttribute('data-failed', '');

  connection.mend();
  await form.getByRole('button').click();
  await expect(form.getByText(newsletter.success)).toBeVisible();
  await expect(form).not.toHaveAttribute('data-failed');
  await expect(page).toHaveURL('/contact-us');
  const others = (await filesOf(form)).filter((other) => other !== script);
  const asked = filesAmong(connection.asked()).filter((path) => path !== script);
  expect(asked.toSorted()).toEqual(others.toSorted());
  await context.close();
}

for (const fault of faults) {
  test(
    `whichever script is lost (${fault}), the next press fetches it alone again and sends what was typed`,
    { tag: '@hydration/retry' },
    async ({ page, browser, connection, site }) => {
      test.setTimeout(120_000);
      await page.goto('/contact-us');
      const scripts = await filesOf(signUp(page));
      expect(scripts.length).toBeGreaterThan(3);
      // Each of them by a connection that dies; by the other faults one that is asked for by its
      // address, the part's own, and one that others import by name.
      const lost =
        fault === 'dead connection' ? scripts : [...scripts.slice(0, 2), ...scripts.slice(-1)];
      for (const script of lost) {
        await test.step(script, () => loseAndRetry(browser, connection, script, fault));
      }
      const bodies = (await site.rows()).map(({ body }) => body);
      expect(bodies).toContainEqual({ email: address });
    },
  );
}

test.describe('when a script is gone for good', () => {
  test.use({ expected: [/Failed to load resource/u] });

  test(
    'a form is sent by the browser, after one more try',
    { tag: '@hydration/native-post' },
    async ({ page, connection }) => {
      await page.goto('/contact-us');
      const form = signUp(page);
      const [core = ''] = await filesOf(form);
      connection.lose(core, '404');
      await form.getByRole('textbox').fill(address);
      await expect(form).toHaveAttribute('data-failed', '');
      connection.asked();
      await form.getByRole('button').click();
      await expect(page).toHaveURL(/\/thanks\/newsletter\?receipt=/u);
      expect(connection.asked()).toContain(core);
    },
  );

  test(
    'a form without the list that would take the place of the browser’s own is filled in and sent',
    { tag: '@select/lost' },
    async ({ page, connection, site }) => {
      await page.goto('/contact-us');
      const form = quoteForm(page, 'en');
      const { errors, options } = form.forms.quote.fields.selectservice;
      const [list = '', ...others] = laterOf(await filesOf(form.island));
      expect(others).toEqual([]);
      const lost = page.waitForResponse((response) => response.url().endsWith(list));
      connection.lose(list, '404');
      await form.submit.click();
      await form.summary.getByRole('link', { name: errors.required }).click();
      await lost;
      await expect(form.native).toBeFocused();
      await expect(form.native).toHaveAccessibleDescription(new RegExp(errors.required, 'u'));
      await form.native.selectOption(options.cloud);
      await form.name.fill(sample.name);
      await form.email.fill(address);
      await form.mobile.fill(sample.mobile);
      await form.message.fill(sample.message);
      await form.submit.click();
      await expect(form.dialog).toBeVisible();
      const bodies = (await site.rows()).map(({ body }) => body);
      expect(bodies).toContainEqual({ ...sample, email: address, selectservice: options.cloud });
      await expect(form.native).toBeVisible();
    },
  );
});

test('two parts reached for at once fetch every script once, and the next page none', async ({
  page,
  connection,
}) => {
  await page.goto('/contact-us');
  connection.asked();
  const components = [signUp(page), page.locator('[data-island="quote-form"]')];
  for (const component of components) await component.getByRole('textbox').first().focus();
  for (const component of components) await settle(component);
  const named = (await Promise.all(components.map(filesOf))).flat();
  const files = new Set(named).union(laterOf(named));
  expect(filesAmong(connection.asked()).toSorted()).toEqual([...files].toSorted());

  await page.goto('/team');
  await signUp(page).getByRole('textbox').focus();
  await settle(signUp(page));
  expect(filesAmong(connection.asked())).toEqual([]);
});
