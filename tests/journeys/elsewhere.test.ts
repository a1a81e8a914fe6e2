import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from '../../src/project/copyProject.ts';
import { root } from '../../src/project/root.ts';
import { startServerProcess } from '../../src/server/testing/serverProcess.ts';
import { sourceLocale } from '../../src/site/locales.ts';
import { pathOf } from '../../src/site/urls.ts';
import { copyWithLocales } from '../../src/tools/locales/copyWithLocales.ts';
import { freePort } from '../testing/freePort.ts';
import { breakableSite, type BreakableSite } from './testing/failingSite.ts';
import { quoteForm, sample } from './testing/quoteForm.ts';
import { expect, test as base } from './testing/site.ts';
import { staticHost } from './testing/staticHost.ts';
import { words } from './testing/words.ts';

type Elsewhere = {
  /** Where the pages are. */
  pages: string;
  /** Our own server on another origin, behind a connection that can break. */
  intake: BreakableSite;
  /** What it has stored, as its owner gets it, oldest first. */
  rows: () => Promise<Record<string, unknown>[]>;
};

/** Pages of a static host, and their forms taken by our server, as `docs/deploy/static-host.md` has it. */
const test = base.extend<object, { elsewhere: Elsewhere }>({
  elsewhere: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from it.
    async ({}, provide) => {
      const host = await staticHost();
      const port = await freePort();
      const intake = await breakableSite(`http://127.0.0.1:${port}`);
      const copy = await copyWithLocales([sourceLocale, 'ar']);
      const { code, output } = await build(copy, {
        SITE_ORIGIN: host.origin,
        ...{ INTAKE_ORIGIN: intake.origin, INTAKE_KIND: 'own' },
      });
      if (code !== 0) throw new Error(output);
      host.serve(join(copy, 'dist'));
      const environment = { DATA_DIR: join(copy, 'data'), PORT: String(port) };
      const server = await startServerProcess(copy, { environment });
      await provide({
        pages: host.origin,
        intake,
        async rows() {
          const command = [join(root, 'src/server/submissions.ts'), 'export', '--format', 'ndjson'];
          const env = { ...process.env, ...environment, SITE_ROOT: copy };
          const { stdout } = await promisify(execFile)(process.execPath, command, { env });
          return stdout
            .split('\n')
            .filter(Boolean)
            .map((line) => JSON.parse(line));
        },
      });
      server.process.kill('SIGKILL');
      intake.close();
      host.close();
      await rm(copy, { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

// One worker builds the site, once for all tests of this file.
test.describe.configure({ mode: 'default' });

// The connection that breaks on purpose.
test.use({ expected: [/ERR_EMPTY_RESPONSE/u] });

test('a sign-up by script is taken on the other origin, and sent again where the connection broke', async ({
  page,
  elsewhere: { pages, intake, rows },
}) => {
  const email = 'elsewhere@example.org';
  const { newsletter } = words('en', 'forms');
  await page.goto(`${pages}${pathOf('team', 'en')}`);
  const form = page.locator('[data-island="newsletter-form"]');
  await form.getByRole('textbox').fill(email);
  intake.asked();
  intake.lose(/^\/api\//u, 'dead connection');
  const lost = page.waitForEvent('requestfailed');
  await form.getByRole('textbox').press('Enter');
  await lost;
  intake.mend();
  await expect(form.getByText(newsletter.success)).toBeVisible();
  expect(new URL(page.url()).origin).toBe(pages);
  expect((await rows()).filter(({ body }) => (body as { email: string }).email === email)).toEqual([
    expect.objectContaining({ kind: 'newsletter', page: 'team', locale: 'en' }),
  ]);
});

test('the number that the other origin gives is shown with a quote', async ({
  page,
  elsewhere: { pages, rows },
}) => {
  await page.goto(`${pages}${pathOf('contact-us', 'en')}`);
  const form = quoteForm(page, 'en');
  const message = 'By script, from another host.';
  await form.fill({ ...sample, message });
  await form.submit.click();
  const own = (await rows()).filter(({ body }) => (body as typeof sample).message === message);
  expect(own).toEqual([expect.objectContaining({ kind: 'quote', page: 'contact-us' })]);
  await expect(form.dialog).toContainText(String(own[0]?.['reference']));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expected: [/422/u] });

  test('a quote is corrected on the pages of the other origin, thanked for there, and leads on', async ({
    page,
    elsewhere: { pages, intake, rows },
  }) => {
    await page.goto(`${pages}${pathOf('contact-us', 'ar')}`);
    const form = quoteForm(page, 'ar');
    await form.name.fill(sample.name);
    await form.email.fill('asha');
    await form.mobile.fill(sample.mobile);
    const { cloud } = form.forms.quote.fields.selectservice.options;
    await form.native.selectOption({ label: cloud });
    await form.message.fill('Without script, from another host.');
    await form.submit.click();
    expect(new URL(page.url()).origin).toBe(intake.origin);
    await expect(form.summary).toBeVisible();
    await expect(form.name).toHaveValue(sample.name);
    await form.email.fill(sample.email);
    await form.submit.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      words('ar', 'thanks-quote').heading,
    );
    const [own] = (await rows()).filter(({ locale }) => locale === 'ar');
    expect(own).toMatchObject({ page: 'contact-us', body: { name: sample.name } });
    await expect(page.getByRole('main')).toContainText(String(own?.['reference']));
  });
});
