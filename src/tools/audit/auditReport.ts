import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { launchOptions } from '../browser/findChromium.ts';
import { styleFile } from '../report/indexStyle.ts';
import { inspect } from './inspect.ts';
import { modes, windows } from '../states/modes.ts';
import { showMode } from '../states/showMode.ts';
import { openTab } from '../browser/openTab.ts';

/** Audits the report's own page, opened from the disk, in every mode; one sentence per finding. It has no script to be without. */
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
    for (const mode of modes.filter(({ withoutScript }) => !withoutScript)) {
      await page.setViewportSize(windows[mode.window]);
      await showMode(page, mode);
      const { observations } = await inspect(page, { mode });
      sentences.push(
        ...observations.map(
          ({ outcome, rule, selector, messages }) =>
            `${outcome}: ${rule} in the report itself, ${mode.id}: ${selector} ${messages.join(' ')}`,
        ),
      );
    }
    return sentences;
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}
