import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import type { ConformanceRow } from '../../src/tools/evidence/conformance.ts';
import { evidenceOf } from '../../src/tools/evidence/evidenceOf.ts';
import { reportsFolder } from '../../src/project/repository.ts';
import { root } from '../../src/project/root.ts';
import { inspect } from '../../src/tools/audit/inspect.ts';
import { openTab } from '../../src/tools/browser/openTab.ts';
import { readManual } from '../../src/tools/people/manualFolder.ts';
import { publishedMains } from '../../src/tools/people/publishedMains.ts';
import { readReports } from '../../src/tools/report/reportFolder.ts';
import { baseModes } from '../../src/tools/states/modes.ts';
import { findLostText, narrow } from './testing/lookAtPages.ts';
import { printedAddress } from './testing/site.ts';
import { words } from './testing/words.ts';

const { assess: tool, status } = words('en', 'reports');
const { summary, errorTitle } = words('en', 'forms');

/** The tool, started as a tester starts it, with a folder of its own for the records. */
const test = base.extend<{ folder: string; address: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from it.
  folder: async ({}, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'assess-'));
    await provide(folder);
    await rm(folder, { recursive: true });
  },
  address: async ({ folder }, provide) => {
    const options = ['--folder', folder, '--port', '0'];
    const command = ['run', '--silent', 'assess', '--', ...options];
    const program = spawn('npm', command, { cwd: root, detached: true });
    const ended = new Promise((resolve) => program.once('exit', resolve));
    await provide(await printedAddress(program, /http:\/\/127\.0\.0\.1:\d+/u));
    // With all that npm has started, which does not pass the signal on.
    process.kill(-(program.pid ?? 0));
    await ended;
  },
});

/** Who the record of a test says it is by; nobody of that name has assessed anything. */
const setting = {
  tester: 'Example Tester',
  organisation: 'Example Organisation',
  reader: 'Orca',
  readerVersion: '43.1',
  browser: 'Chromium',
  browserVersion: '153',
  system: 'Linux',
  systemVersion: '6',
} as const;

const send = (page: Page) => page.getByRole('button', { name: tool.send }).click();

test('a tester goes from the first item to a record, and its criterion takes the verdict for a year', async ({
  browser,
  folder,
  address,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: address });
  const page = await context.newPage();
  await page.goto('/');
  const next = page.getByRole('link', { name: tool.next.replace('{{title}}', '') });
  await next.click();

  // What is missing is told; nothing is filled in and nothing is written.
  await send(page);
  await expect(page).toHaveTitle(new RegExp(`^${errorTitle.replace('{{title}}', '')}`, 'u'));
  const problems = page.getByRole('group', { name: summary });
  await expect(problems.getByRole('link')).toHaveCount(3 + Object.keys(setting).length);
  expect(await readdir(folder)).toEqual([]);
  await expect(page.getByLabel(tool.fields.verdict.label)).toHaveValue('');

  for (const [name, value] of Object.entries(setting)) {
    await page.locator(`#${name}`).fill(value);
  }
  const assessItem = async (verdict: string) => {
    const site = page.getByRole('listitem').getByRole('link').first();
    expect((await page.request.get((await site.getAttribute('href')) ?? '')).status()).toBe(200);
    await page.getByLabel(tool.fields.verdict.label).selectOption(verdict);
    await page
      .getByLabel(tool.fields.words.label)
      .fill('The stars of the fifth client are silent.');
    for (const box of await page.getByRole('checkbox').all()) await box.press('Space');
    await send(page);
  };
  await assessItem(status.supports.name);
  await expect(page.getByRole('status')).toContainText(
    setting.tester.split(' ')[0]?.toLowerCase() ?? '',
  );
  await expect(page.getByText(`${status.supports.name}: ${setting.tester}`)).toBeVisible();

  // The other item of 1.1.1: who assesses, with what, is remembered; the verdict is not.
  await next.click();
  await expect(page.locator('#tester')).toHaveValue(setting.tester);
  await expect(page.getByLabel(tool.fields.verdict.label)).toHaveValue('');
  await assessItem(status.partly.name);
  await context.close();

  const [file = ''] = await readdir(folder);
  const text = await readFile(join(folder, file), 'utf8');
  for (const value of Object.values(setting)) expect(text).toContain(value);
  const today = file.slice(0, 10);
  const inAYear = today.replace(/^\d+/u, (year) => String(Number(year) + 1));
  const aDayLater = new Date(Date.parse(inAYear) + 86_400_000).toISOString().slice(0, 10);
  const decided = await deciding(folder);
  expect(await decided(inAYear)).toBe('partly');
  expect(await decided(aDayLater)).toBe('not-evaluated');
  expect(await decided(today, '/')).toBe('not-evaluated');
});

test('the pages of the tool break no rule, with mistakes and without, and fit a narrow window', async ({
  browser,
  address,
}) => {
  const page = await openTab(browser, address);
  const faults: string[] = [];
  const look = async (name: string) => {
    for (const mode of baseModes) {
      const { observations } = await inspect(page, { mode });
      faults.push(...observations.map(({ rule, selector }) => `${name}: ${rule}: ${selector}`));
    }
    await page.setViewportSize(narrow);
    faults.push(...(await findLostText(page)).map((fault) => `${name}: ${fault}`));
  };
  await page.goto('/');
  await look('list');
  await page.getByRole('link', { name: tool.next.replace('{{title}}', '') }).click();
  // A click ends when the page has changed, its styles may still be on their way.
  await page.waitForLoadState();
  await look('item');
  await send(page);
  await page.waitForLoadState();
  await look('item with mistakes');
  expect(faults).toEqual([]);
  await page.context().close();
});

/** What the collector says of 1.1.1 with the records of a folder, on a day, with a page that has changed. */
async function deciding(folder: string) {
  const committed = await readReports(join(root, reportsFolder));
  for (const [file, text] of await readManual(folder)) committed.set(file, text);
  const mains = await publishedMains();
  return async (today: string, changed?: string) => {
    const published = mains.map((one) => (one.path === changed ? { ...one, main: '' } : one));
    const { files } = await evidenceOf([], committed, today, { published });
    const rows = JSON.parse(files.get('criteria.json') ?? '') as ConformanceRow[];
    return rows.find(({ id }) => id === '1.1.1')?.status;
  };
}
