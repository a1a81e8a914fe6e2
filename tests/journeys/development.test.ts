import type { Page } from '@playwright/test';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, patient, test } from './testing/developmentTest.ts';
import { words } from './testing/words.ts';

test.describe.configure({ timeout: 150_000 });

/** Opens a page and waits until it follows its sources. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

/** Marks the page as it was loaded; a reload takes the mark away. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
}

function isSamePage(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isSamePage' in window);
}

test('a violation that appears later is printed to the console', async ({ page }) => {
  const printed: string[] = [];
  page.on('console', (message) => printed.push(message.text()));
  await open(page, '/');
  expect(printed.join('\n')).not.toContain('alternative text');
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('img')));
  await patient.poll(() => printed.join('\n')).toContain('alternative text');
});

test('an island hydrates and takes a change without a reload', async ({ page, edit }) => {
  await open(page, '/');
  const question = page.locator('[data-island="faq"] button').nth(1);
  await question.click();
  await patient(question).toHaveAttribute('aria-expanded', 'true');
  await mark(page);
  await edit('src/sections/Faq.tsx', (text) =>
    text.replace('className="faq"', 'className="faq" data-change=""'),
  );
  await patient(page.locator('.faq[data-change]')).toBeVisible();
  // The page also asks for itself anew and finds nothing changed but the live part.
  await page.waitForLoadState('networkidle');
  expect(await isSamePage(page)).toBe(true);
  await expect(question).toHaveAttribute('aria-expanded', 'true');
});

test('an island that nobody has reached for shows a change too', async ({ page, edit }) => {
  await open(page, '/');
  await edit('src/sections/Faq.tsx', (text) =>
    text.replace('className="faq"', 'className="faq" data-change=""'),
  );
  await patient(page.locator('.faq[data-change]')).toBeVisible();
});

test('a changed sentence reaches the open page', async ({ page, edit }) => {
  await open(page, '/about-us');
  const { lead } = words('en', 'about-us').hero;
  await edit('locales/en/about-us.json', (text) => text.replace(lead, 'Another sentence.'));
  await patient(page.getByText('Another sentence.')).toBeVisible();
});

test('a changed section reaches the open page', async ({ page, edit }) => {
  await open(page, '/PrivacyPolicy');
  await edit('src/sections/PageTop.tsx', (text) =>
    text.replace('<p className="lead">', '<p className="lead" lang="x-changed">'),
  );
  await patient(page.locator('[lang="x-changed"]')).toBeVisible();
});

test('a changed style reaches the open page without a reload', async ({ page, edit }) => {
  await open(page, '/team');
  await mark(page);
  await edit('src/ui/reset/elements.css', (text) => `${text}\nh1 { outline-width: 13px; }\n`);
  await patient(page.getByRole('heading', { level: 1 })).toHaveCSS('outline-width', '13px');
  expect(await isSamePage(page)).toBe(true);
});

test('a page that a change does not touch keeps what was typed', async ({
  context,
  page,
  edit,
}) => {
  await open(page, '/contact-us');
  const field = page.locator('form input[type="email"]').last();
  await field.fill('half@');
  await mark(page);
  const other = await context.newPage();
  await open(other, '/about-us');
  const { lead } = words('en', 'about-us').hero;
  await edit('locales/en/about-us.json', (text) => text.replace(lead, 'Another sentence.'));
  await patient(other.getByText('Another sentence.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await isSamePage(page)).toBe(true);
  await expect(field).toHaveValue('half@');
});

test('a new language is offered on open pages, and gone with its folder', async ({
  page,
  development,
}) => {
  await open(page, '/team');
  const folder = join(development.folder, 'locales/nl');
  const link = page.getByRole('banner').locator('a[lang="nl"]');
  await cp(join(development.folder, 'locales/en'), folder, { recursive: true });
  await patient(link).toHaveCount(1);
  // The link is there with the first file of the folder, the mistake with the last.
  await patient(async () => {
    expect((await page.request.get('/nl/about-us')).status()).toBe(500);
  }).toPass();
  await expect((await page.request.get('/nl/about-us')).text()).resolves.toContain(
    'locales/nl/locale.json:2:11 Expected "Nederlands", got "English"',
  );
  expect((await page.request.get('/about-us')).status()).toBe(200);
  await rm(folder, { recursive: true });
  await patient(link).toHaveCount(0);
  expect((await page.request.get('/nl/about-us')).status()).toBe(404);
});

test('a page whose words are taken away leads to the English one', async ({ page, edit }) => {
  await open(page, '/ar/contact-us');
  await edit('locales/ar/contact-us.json', () => undefined);
  const { heading } = words('en', 'contact-us').hero;
  await patient(page.getByRole('heading', { level: 1 })).toHaveText(heading);
});

test("the words of React Aria are the locale's, and a change reaches the live part", async ({
  page,
  edit,
}) => {
  const spoken = words('ar', 'react-aria').overlays.dismiss;
  await open(page, '/ar/contact-us');
  const form = page.locator('[data-island="quote-form"]');
  // React Aria's own control comes with the live part.
  const list = form.locator('button[aria-haspopup="listbox"]');
  const options = page.getByRole('listbox');
  const dismiss = (name: string) => page.getByRole('button', { name, exact: true });
  // What is reached for while a page is still loading anew is lost with the old one. A press that
  // was only answered late has opened the list all the same, and nothing behind it can be pressed.
  const openList = () =>
    patient(async () => {
      await form.dispatchEvent('pointerover');
      if (!(await options.isVisible())) await list.click({ timeout: 2000 });
      await expect(options).toBeVisible();
    }).toPass();
  await openList();
  await patient(dismiss(spoken).first()).toBeAttached();
  await edit('locales/ar/react-aria.json', (text) => text.replace(spoken, 'كلمة أخرى'));
  await patient(options).toBeHidden();
  await openList();
  await patient(dismiss('كلمة أخرى').first()).toBeAttached();
});

test('a request sent while developing reaches the real intake', async ({ request }) => {
  const answer = await request.post('/api/students/saveEmail', {
    data: { email: 'developer@example.org' },
  });
  expect(answer.status()).toBe(200);
});
