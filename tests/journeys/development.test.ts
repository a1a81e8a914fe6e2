import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { root } from '../../src/tools/root.ts';
import { printedAddress } from './site.ts';

/** The development server as `npm run dev` starts it, on a port of the system's choice. */
const test = base.extend<object, { development: string }>({
  development: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from it.
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), 'development-'));
      const server = spawn(
        process.execPath,
        [join(root, 'node_modules/vite/bin/vite.js'), '--port', '0'],
        { cwd: root, env: { ...process.env, DATA_DIR: folder, NO_COLOR: '1' }, stdio: 'pipe' },
      );
      await provide(await printedAddress(server, /http:\/\/localhost:\d+/u));
      const ended = once(server, 'exit');
      server.kill();
      await ended;
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test.describe.configure({ mode: 'serial', timeout: 90_000 });

test('a violation that appears later is printed to the console', async ({ page, development }) => {
  const printed: string[] = [];
  page.on('console', (message) => printed.push(message.text()));
  await page.goto(development);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(printed.join('\n')).not.toContain('alternative text');
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('img')));
  await expect.poll(() => printed.join('\n'), { timeout: 30_000 }).toContain('alternative text');
});

test('an island hydrates and takes a change without a reload', async ({ page, development }) => {
  await page.goto(development);
  const question = page.locator('[data-island="faq"] button').nth(1);
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'true', { timeout: 30_000 });
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  // A new date is a change to the file watcher; the words of the file stay as they are.
  const updated = page.waitForEvent('console', (message) =>
    /hot updated.*Faq/u.test(message.text()),
  );
  await utimes(join(root, 'src/sections/Faq.tsx'), new Date(), new Date());
  await updated;
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await expect(question).toHaveAttribute('aria-expanded', 'true');
});

test('a request sent while developing reaches the real intake', async ({
  request,
  development,
}) => {
  const answer = await request.post(`${development}/api/students/saveEmail`, {
    data: { email: 'developer@example.org' },
  });
  expect(answer.status()).toBe(200);
});
