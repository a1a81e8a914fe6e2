import type { Page } from '@playwright/test';
import { routes } from '../../src/site/routes.ts';
import { expect, patient, test } from './testing/developmentTest.ts';
import { words } from './testing/words.ts';

test.describe.configure({ timeout: 150_000 });

/** Any page that draws from the words which all service pages share. */
const servicePage = routes.find(({ kind }) => kind === 'service')?.path ?? '';

/** The first lines of Vite's overlay. */
function overlay(page: Page) {
  return page.locator('vite-error-overlay .message-body');
}

async function statusOf(page: Page, path: string): Promise<number> {
  return (await page.request.get(path)).status();
}

/** What keeps a page from being drawn; nothing if it is there. */
async function complaintOf(page: Page, path: string): Promise<string> {
  const answer = await page.request.get(path);
  return answer.ok() ? '' : answer.text();
}

test('a broken locale file is told over its page with its place, and the mended page comes back', async ({
  page,
  edit,
}) => {
  await page.goto('/about-us');
  await page.waitForLoadState('networkidle');
  await edit('locales/en/about-us.json', (text) => text.replace('"meta": {', '"meta" {'));
  await patient(overlay(page)).toContainText(
    /^locales\/en\/about-us\.json:2:10 Expected JSON, got "\{"/u,
  );
  await expect(page.locator('vite-error-overlay .file')).toContainText('about-us.json:2:10');
  for (const path of ['/', '/ar/', '/contact-us', '/ar/contact-us', '/gallery/faq']) {
    expect(await statusOf(page, path), path).toBe(200);
  }
  expect(await statusOf(page, '/about-us')).toBe(500);

  const { lead } = words('en', 'about-us').hero;
  await edit('locales/en/about-us.json', (text) =>
    text.replace('"meta" {', '"meta": {').replace(lead, 'Mended.'),
  );
  await patient(page.getByText('Mended.')).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);
});

test('whoever opens a broken page finds why, and finds the page once it is mended', async ({
  page,
  edit,
}) => {
  await edit('locales/ar/home.json', (text) => text.replace('{{product}}', '{{brand}}'));
  await patient.poll(() => statusOf(page, '/ar/')).toBe(500);
  await page.goto('/ar/');
  await patient(overlay(page)).toContainText(
    /^locales\/ar\/home\.json:\d+:\d+ "[\w.]+": Expected/u,
  );
  await edit('locales/ar/home.json', (text) => text.replace('{{brand}}', '{{product}}'));
  await patient(page.getByRole('banner')).toBeVisible();
});

test('a file that all pages of a language share breaks that language alone', async ({
  page,
  edit,
}) => {
  for (const file of ['common', 'forms', 'react-aria', 'locale']) {
    const path = `locales/ar/${file}.json`;
    await edit(path, (text) => text.replace(/^\{/u, ''));
    await patient.poll(() => statusOf(page, '/ar/contact-us')).toBe(500);
    await expect((await page.request.get('/ar/')).text()).resolves.toContain(path);
    for (const english of ['/', '/contact-us']) {
      expect(await complaintOf(page, english)).toBe('');
    }
    await edit(path, (text) => `{${text}`);
    await patient.poll(() => statusOf(page, '/ar/contact-us')).toBe(200);
  }
});

test("the source's shared words, broken, leave the translations alone", async ({ page, edit }) => {
  for (const file of ['common', 'forms', 'react-aria', 'service-pages']) {
    const path = `locales/en/${file}.json`;
    const uses = file === 'service-pages' ? servicePage : '/contact-us';
    await edit(path, (text) => text.replace(/^\{/u, ''));
    await patient.poll(() => statusOf(page, uses)).toBe(500);
    expect(await statusOf(page, '/ar/contact-us')).toBe(200);
    await edit(path, (text) => `{${text}`);
    await patient.poll(() => statusOf(page, uses)).toBe(200);
  }
});

test('a component that cannot be read is told with its place', async ({ page, edit }) => {
  await page.goto('/team');
  await page.waitForLoadState('networkidle');
  await edit('src/pages/TeamPage.tsx', (text) => text.replace('return <', 'return <<'));
  await patient(page.locator('vite-error-overlay .file')).toContainText(/TeamPage\.tsx:\d+:\d+$/u);
  await edit('src/pages/TeamPage.tsx', (text) => text.replace('return <<', 'return <'));
  await patient(overlay(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
