import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { findChromium, launchOptions } from './findChromium.ts';
import { pinnedFonts } from './pinnedFonts.ts';

const { isPinned } = await findChromium();

test('Fontconfig is told of the fonts of the lock file and of no others', async () => {
  const folders = Array.from(
    (await readFile(await pinnedFonts(), 'utf8')).matchAll(/<dir>([^<]+)<\/dir>/gu),
    ([, folder = '']) => folder,
  );
  expect(folders.length).toBeGreaterThan(1);
  expect(folders.filter((folder) => !folder.includes('/node_modules/'))).toEqual([]);
});

test.runIf(isPinned)(
  'every script of the site is drawn with a font of the lock file, whatever the page asks for',
  async () => {
    const browser = await chromium.launch(await launchOptions());
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    const drawn = async (text: string): Promise<string[]> => {
      await page.setContent(`<p style="font-family: 'Liberation Sans', serif">${text}</p>`);
      await session.send('DOM.enable');
      await session.send('CSS.enable');
      const { root } = await session.send('DOM.getDocument');
      const { nodeId } = await session.send('DOM.querySelector', {
        nodeId: root.nodeId,
        selector: 'p',
      });
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      return fonts.map(({ familyName }) => familyName);
    };
    expect(await drawn('Latur')).toEqual(['Noto Sans']);
    expect(await drawn('لاتور')).toEqual(['Noto Sans Arabic']);
    expect(await drawn('लातूर')).toEqual(['Noto Sans']);
  },
);
