import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { launchOptions } from '../browser/findChromium.ts';
import { styleFile } from '../report/indexStyle.ts';
import { inspect } from './inspect.ts';
import { modeOf, themes, viewports } from '../states/modes.ts';
import { openTab } from '../browser/openTab.ts';

/** Audits the report's own page, opened from the disk, in every mode; one sentence per finding. */
export async function auditReport(files: ReadonlyMap<string, string>): Promise<string[]> {
  const browser = await chromium.launch(await launchOptions());
  const folder = await mkdtemp(join(tmpdir(), 'report-'));
  try {
    for (const name of ['audit.html', styleFile]) {
      await writeFile(join(folder, name), files.get(name) ?? '');
    }
    const { href } = pathToFileURL(join(folder, 'audit.html'));
    const page = await openTab(browser, href);
    await page.goto(href);
    const sentences: string[] = [];
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme });
        const { observations } = await inspect(page);
        const mode = modeOf(viewport.id, colorScheme);
        sentences.push(
          ...observations.map(
            ({ outcome, rule, selector, messages }) =>
              `${outcome}: ${rule} in the report itself, ${mode}: ${selector} ${messages.join(' ')}`,
          ),
        );
      }
    }
    return sentences;
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}
