import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { quietly } from '../../src/tools/browser/findChromium.ts';
import { pinnedChromium } from '../../src/tools/browser/pinnedChromium.ts';
import { pinnedFonts } from '../../src/tools/browser/pinnedFonts.ts';
import type { Engine } from './drivers/driver.ts';
import { startPuppeteer } from './drivers/puppeteerEngine.ts';
import { startWebKit } from './drivers/webkitEngine.ts';

/** What all programs below are installed by, on Debian 13. */
const installation =
  'apt-get install --no-install-recommends firefox-esr webkit2gtk-driver xvfb chromium';

/** Where a distribution keeps WebKitGTK's own small browser. */
const miniBrowsers = ['x86_64-linux-gnu', 'aarch64-linux-gnu', '.'].map((folder) =>
  join('/usr/lib', folder, 'webkit2gtk-4.1'),
);

/** Draws with the fonts of the lock file, so that lines break alike in every engine. */
async function environment(): Promise<Record<string, string | undefined>> {
  return { ...process.env, FONTCONFIG_FILE: await pinnedFonts() };
}

/**
 * The engines that the journeys run in, and how each is started.
 * @throws Error that says what to install if its program is missing.
 */
export const engines = {
  Gecko: async (): Promise<Engine> =>
    startPuppeteer({
      browser: 'firefox',
      executablePath: programOnPath('firefox-esr', 'firefox'),
      env: await environment(),
    }),
  WebKit: async (): Promise<Engine> =>
    startWebKit(
      {
        driver: programOnPath('WebKitWebDriver'),
        browser: programIn(miniBrowsers, 'MiniBrowser'),
        screen: programOnPath('Xvfb'),
      },
      await environment(),
    ),
  'newest Blink': async (): Promise<Engine> =>
    startPuppeteer({
      executablePath: programOnPath('chromium', 'google-chrome'),
      args: ['--no-sandbox', ...quietly],
      env: await environment(),
    }),
  'pinned Blink': async (): Promise<Engine> => {
    const pinned = await pinnedChromium();
    if (pinned === undefined) {
      throw new Error('Expected a machine that runs the Chromium of the lock file: Linux on x64.');
    }
    return startPuppeteer({
      executablePath: pinned.program,
      headless: 'shell',
      args: ['--no-sandbox', ...quietly],
      env: { ...(await environment()), LD_LIBRARY_PATH: pinned.libraries },
    });
  },
};

export type EngineName = keyof typeof engines;

function programOnPath(...names: readonly string[]): string {
  return programIn((process.env['PATH'] ?? '').split(delimiter), ...names);
}

function programIn(folders: readonly string[], ...names: readonly string[]): string {
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = paths.find(isProgram);
  if (found !== undefined) return found;
  throw new Error(`Expected ${names.join(' or ')}, found none. Install it: ${installation}`);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false; // Not there, or not ours to start: the search goes on.
  }
}
