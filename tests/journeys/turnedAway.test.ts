import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '../../src/server/testing/serverProcess.ts';
import { root } from '../../src/project/root.ts';
import { pathOf } from '../../src/site/urls.ts';
import { quoteForm, sample } from './testing/quoteForm.ts';
import { expect, locales, test as base } from './testing/site.ts';

// The browser notes the answer 429.
base.use({ expected: [/429/u] });

/** A server of its own that takes one submission a minute. */
const test = base.extend<{ strict: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from it.
  strict: async ({}, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'data-'));
    const server = await startServerProcess(root, {
      environment: { DATA_DIR: folder, RATE_LIMIT: '1' },
    });
    const { origin } = server;
    await fetch(`${origin}/api/students/saveEmail`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'first@example.org' }),
    });
    await provide(origin);
    server.process.kill('SIGKILL');
    await rm(folder, { recursive: true });
  },
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { code } of locales) {
    test(
      `a quote in ${code} that came too soon is there again, to be sent in a minute`,
      { tag: ['@forms/all-values-kept', '@forms/refused-without-script'] },
      async ({ page, strict }) => {
        await page.goto(strict + pathOf('contact-us', code));
        const form = quoteForm(page, code);
        await form.name.fill(sample.name);
        await form.email.fill(sample.email);
        await form.mobile.fill(sample.mobile);
        const { cloud } = form.forms.quote.fields.selectservice.options;
        await form.native.selectOption({ label: cloud });
        await form.message.fill(sample.message);
        const [answer] = await Promise.all([page.waitForNavigation(), form.submit.click()]);
        expect(answer?.status()).toBe(429);
        await expect(form.alert).toContainText(form.forms.quote.failed);
        await expect(form.alert).toContainText(form.forms.wait);
        await expect(form.alert).toBeFocused();
        await expect(form.alert).toBeInViewport();
        expect(await page.title()).toContain(form.forms.errorTitle.split('{{title}}')[0]?.trim());
        await expect(form.name).toHaveValue(sample.name);
        await expect(form.native.locator('option:checked')).toHaveText(cloud);
        await expect(form.message).toHaveValue(sample.message);
        await expect(form.island.locator('[aria-invalid]')).toHaveCount(0);
      },
    );
  }
});

test(
  'a form that came too soon hydrates as it was given back',
  { tag: '@hydration/refused-values' },
  async ({ page, strict }) => {
    await page.goto(`${strict}/team`);
    const form = page.locator('[data-island="newsletter-form"]');
    // The native post that a visitor without the island's script makes.
    await page.evaluate(() => {
      const native = document.querySelector<HTMLFormElement>(
        '[data-island="newsletter-form"] form',
      );
      if (native === null) throw new Error('Expected the sign-up.');
      (native.elements.namedItem('email') as HTMLInputElement).value = 'asha@example.org';
      native.submit();
    });
    const { wait } = quoteForm(page, 'en').forms;
    await expect(form.getByRole('alert')).toContainText(wait);
    await expect(form.getByRole('textbox')).toHaveValue('asha@example.org');
    // By the script now, which the focus has fetched.
    const answered = page.waitForResponse(async (response) => {
      const type = await response.request().headerValue('content-type');
      return type === 'application/json';
    });
    await form.getByRole('textbox').press('Enter');
    expect((await answered).status()).toBe(429);
    await expect(form.getByRole('textbox')).toHaveValue('asha@example.org');
    await expect(form.getByRole('alert')).toContainText(wait);
  },
);
