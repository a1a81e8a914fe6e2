import type { Locator, Page } from '@playwright/test';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '../../src/server/testing/serverProcess.ts';
import { openStoreToRead } from '../../src/server/store/openStore.ts';
import { referenceOf } from '../../src/server/store/reference.ts';
import { root } from '../../src/project/root.ts';
import { intakePaths } from '../../src/contract/intake.ts';
import { holdScripts } from './testing/heldScripts.ts';
import { quoteForm, sample } from './testing/quoteForm.ts';
import { expect, lessMotion, locales, test } from './testing/site.ts';
import { words } from './testing/words.ts';
import { pathOf } from '../../src/site/urls.ts';

/** The form is on two pages; on this one little else moves and costs. */
const onePage = '/contact-us';

const english = words('en', 'forms').quote.fields.selectservice.options.cloud;

// To glide down a page takes longer than all else, so only the first tests wait for it.
test.use({ contextOptions: lessMotion });

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const { code } of locales) {
    for (const id of ['home', 'contact-us'] as const) {
      test(`a quote from ${pathOf(id, code)} is stored once, with the English label`, async ({
        page,
        site,
      }) => {
        await page.goto(pathOf(id, code));
        const form = quoteForm(page, code);
        const name = `${sample.name} ${id} ${code}`;
        await form.fill({ ...sample, name });
        await form.submit.click();
        await expect(form.dialog).toBeVisible();
        await expect(form.dialog).toContainText(form.forms.quote.thanks.text);
        const rows = (await site.rows()).filter(({ body }) => body['name'] === name);
        const reference = referenceOf(rows[0]?.id ?? '');
        await expect(form.dialog).toContainText(
          form.forms.receipt.number.replace('{{reference}}', reference),
        );
        expect(rows.map(({ body }) => body)).toEqual([
          {
            name,
            email: sample.email,
            mobile: sample.mobile,
            selectservice: english,
            message: sample.message,
          },
        ]);
      });
    }
  }
});

test('a kill right after the thank-you dialog loses nothing', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'kill-'));
  const server = await startServerProcess(root, { environment: { DATA_DIR: folder } });
  const ended = once(server.process, 'exit');
  await page.goto(server.origin);
  const form = quoteForm(page, 'en');
  await form.fill(sample);
  await form.submit.click();
  await form.dialog.waitFor();
  server.process.kill('SIGKILL');
  await ended;
  const store = await openStoreToRead(folder);
  expect(await Array.fromAsync(store.each())).toHaveLength(1);
  await store.close();
  await rm(folder, { recursive: true });
});

test(
  'an empty form names every mistake at once and takes the reader to them',
  {
    tag: [
      ...['@forms/all-at-once', '@forms/summary-focus', '@forms/summary-enter'],
      ...['@forms/label-in-view', '@forms/summary-address', '@forms/no-early-error'],
      '@select/fragment',
    ],
  },
  async ({ page }) => {
    await page.goto(onePage);
    const title = await page.title();
    const { forms, submit, summary, name, mobile, list } = quoteForm(page, 'en');
    await name.focus();
    await page.keyboard.press('Tab');
    await expect(name).not.toHaveAttribute('aria-invalid');
    await submit.click();
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      forms.quote.fields.name.errors.required,
      forms.quote.fields.email.errors.required,
      forms.quote.fields.mobile.errors.required,
      forms.quote.fields.selectservice.errors.required,
      forms.quote.fields.message.errors.required,
    ]);
    await expect(page).toHaveTitle(forms.errorTitle.replace('{{title}}', title));
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveAccessibleDescription(
      `${forms.errorPrefix} ${forms.quote.fields.name.errors.required}`,
    );
    const { pathname: before } = new URL(page.url());
    await page.setViewportSize({ width: 390, height: 300 });
    await summary.getByRole('link', { name: forms.quote.fields.mobile.errors.required }).click();
    await expect(mobile).toBeFocused();
    const isLabelSeen = () =>
      mobile.evaluate(({ labels }: HTMLInputElement) => {
        const { left, top } = labels?.[0]?.getBoundingClientRect() ?? new DOMRect(-1, -1);
        return labels?.[0]?.contains(document.elementFromPoint(left + 1, top + 1));
      });
    await expect.poll(isLabelSeen).toBe(true);
    await list.waitFor();
    await summary
      .getByRole('link', { name: forms.quote.fields.selectservice.errors.required })
      .press('Enter');
    await expect(list).toBeFocused();
    await expect(page).toHaveURL(before);
  },
);

test(
  'wrong shapes get their own messages and digits of other scripts count',
  { tag: '@forms/how-to-mend' },
  async ({ page, site }) => {
    await page.goto(onePage);
    const form = quoteForm(page, 'en');
    await form.fill({ name: 'Dev', email: 'dev@nowhere', mobile: '12345', message: 'Hello' });
    await form.submit.click();
    await expect(form.summary.getByRole('link')).toHaveText([
      form.forms.quote.fields.email.errors.invalid,
      form.forms.quote.fields.mobile.errors.invalid.replace('{{digits, number}}', '10'),
    ]);
    await form.email.fill('dev@example.org');
    await form.mobile.fill('९८७६५४३२१०');
    await form.submit.click();
    await expect(form.dialog).toBeVisible();
    const rows = (await site.rows()).filter(({ body }) => body['name'] === 'Dev');
    expect(rows.map(({ body }) => body['mobile'])).toEqual(['9876543210']);
  },
);

for (const [way, close] of [
  ['Escape', ({ page }) => page.keyboard.press('Escape')],
  ['its button', ({ dialog }) => dialog.getByRole('button').click()],
  ['a click beside it', ({ page }) => page.mouse.click(5, 5)],
] satisfies [string, (open: { page: Page; dialog: Locator }) => Promise<void>][]) {
  test(
    `${way} closes the dialog, gives the focus back and leaves its message in the page`,
    {
      tag: [
        ...['@dialog/focus', '@dialog/background', '@dialog/click-inside', '@dialog/ways-out'],
        ...['@dialog/focus-back', '@dialog/line-left', '@S4.2'],
      ],
    },
    async ({ page }) => {
      await page.goto(onePage);
      const form = quoteForm(page, 'en');
      await form.fill(sample);
      await form.submit.focus();
      await page.keyboard.press('Enter');
      await expect(form.dialog).toBeFocused();
      // React Aria makes everything beside the dialog inert, at whatever level it hangs.
      for (const part of ['header', 'main', 'footer']) {
        await expect(page.locator(`[inert] ${part}, ${part}[inert]`), part).toBeAttached();
      }
      await form.dialog.getByRole('paragraph').first().click();
      await expect(form.dialog).toBeVisible();
      await close({ page, dialog: form.dialog });
      await expect(form.dialog).toBeHidden();
      await expect(form.submit).toBeFocused();
      await expect(form.island.getByRole('status').first()).toContainText(
        form.forms.quote.thanks.heading,
      );
      for (const field of [form.name, form.email, form.mobile, form.message]) {
        await expect(field).toHaveValue('');
      }
      await expect(form.island.locator('[aria-invalid]')).toHaveCount(0);
    },
  );
}

test.describe('when sending fails', () => {
  test.use({ expected: [/Failed to load resource/u] });

  test(
    'an answer that is not OK keeps everything and says so',
    { tag: ['@alert/data-kept', '@alert/focus-kept', '@S8.2'] },
    async ({ page }) => {
      await page.route(`**${intakePaths.quote}*`, (route) => route.fulfill({ status: 500 }));
      await page.goto(onePage);
      const form = quoteForm(page, 'en');
      await form.fill(sample);
      await form.submit.click();
      await expect(form.alert).toContainText(form.forms.quote.failed);
      await expect(form.name).toHaveValue(sample.name);
      await expect(form.submit).toBeFocused();
    },
  );

  test(
    'a lost connection is tried once more in silence, with the same key',
    { tag: '@alert/silent-retry' },
    async ({ page, site }) => {
      const keys: (string | undefined)[] = [];
      await page.route(`**${intakePaths.quote}*`, async (route) => {
        keys.push(route.request().headers()['idempotency-key']);
        if (keys.length === 1) await route.abort('connectionreset');
        else await route.continue();
      });
      await page.goto(onePage);
      const form = quoteForm(page, 'en');
      await form.fill({ ...sample, name: 'Retried' });
      await form.submit.click();
      await expect(form.dialog).toBeVisible();
      expect(keys).toHaveLength(2);
      expect(keys[0]).toMatch(/^[0-9a-f]{32}$/u);
      expect(keys[1]).toBe(keys[0]);
      expect((await site.rows()).filter(({ body }) => body['name'] === 'Retried')).toHaveLength(1);
    },
  );

  test('an answer lost on the way back does not make a second row', async ({ page, site }) => {
    let isFirst = true;
    await page.route(`**${intakePaths.quote}*`, async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      await route.fetch();
      return route.abort('connectionreset');
    });
    await page.goto(onePage);
    const form = quoteForm(page, 'en');
    await form.fill({ ...sample, name: 'Lost answer' });
    await form.submit.click();
    await expect(form.dialog).toBeVisible();
    expect((await site.rows()).filter(({ body }) => body['name'] === 'Lost answer')).toHaveLength(
      1,
    );
  });
});

test(
  'pressing Send twice sends once',
  { tag: ['@forms/sent-once', '@forms/busy-not-disabled'] },
  async ({ page }) => {
    let posts = 0;
    const answer = Promise.withResolvers<void>();
    await page.route(`**${intakePaths.quote}*`, async (route) => {
      posts += 1;
      await answer.promise;
      await route.continue();
    });
    await page.goto(onePage);
    const form = quoteForm(page, 'en');
    await form.fill(sample);
    await form.submit.dblclick();
    await expect(form.submit).toHaveAttribute('aria-disabled', 'true');
    await expect(form.submit).toContainText(form.forms.sending);
    answer.resolve();
    await expect(form.dialog).toBeVisible();
    expect(posts).toBe(1);
  },
);

test(
  'a half-typed form survives a reload and a change of page, and hydrates by itself',
  { tag: '@forms/draft' },
  async ({ page }) => {
    await page.goto(onePage);
    const form = quoteForm(page, 'en');
    await form.name.fill('Half typed');
    await form.message.fill('Not sent yet');
    await expect(page.locator('button[aria-haspopup="listbox"]')).toBeVisible();
    await page.reload();
    await expect(form.name).toHaveValue('Half typed');
    await page.goto('/');
    await expect(form.message).toHaveValue('Not sent yet');
  },
);

test('text typed after a reload is newer than the stored draft', async ({ page }) => {
  await page.goto(onePage);
  const form = quoteForm(page, 'en');
  await form.name.fill('Draft');
  await expect(page.locator('button[aria-haspopup="listbox"]')).toBeVisible();
  const scripts = await holdScripts(page);
  await page.reload();
  await scripts.isAsked;
  await form.name.fill('Typed');
  scripts.release();
  await expect(page.locator('button[aria-haspopup="listbox"]')).toBeVisible();
  await expect(form.name).toHaveValue('Typed');
});
