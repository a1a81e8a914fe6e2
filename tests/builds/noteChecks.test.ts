import { chromium, type Browser, type Page } from '@playwright/test';
import axe from 'axe-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { launchOptions } from '../../src/tools/browser/findChromium.ts';
import { inspect } from '../../src/tools/audit/inspect.ts';
import { contrastAtLeast, isUncovered } from '../../src/tools/audit/noteChecks.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(await launchOptions());
}, 60_000);

afterAll(() => browser.close());

/** A page with these elements in its main part, and the engine ready. */
async function show(markup: string): Promise<Page> {
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.setContent(
    `<!doctype html><html lang="en"><title>Page</title><main id="main"><h1>Page</h1>${markup}</main></html>`,
  );
  await page.evaluate(axe.source);
  return page;
}

const onGradient = (colour: string): string =>
  `<p id="words" style="color: ${colour}; background: linear-gradient(#fff, #eee)">Words</p>`;

const layer =
  '<div id="layer" style="position: absolute; inset: 0; background: #fff"><p>Layer</p></div>';

test('what the engine cannot decide is told with criterion, component and a selector of its own', async () => {
  const page = await show(`<div class="card"><p class="card__text">One</p>${onGradient('#000')}
    <p>Two</p></div>`);
  const { observations, passes, inapplicable } = await inspect(page);
  expect(observations).toMatchObject([
    {
      rule: 'color-contrast',
      outcome: 'needs review',
      criteria: ['1.4.3'],
      component: 'card',
      selector: '#words',
    },
  ]);
  expect(passes['color-contrast']).toBeGreaterThan(0);
  expect(inapplicable).toContain('video-caption');
});

test('a dark theme is judged by its colours alone', async () => {
  const page = await show('<p style="color: #bbb">Pale</p><img src="#a">');
  const rules = async (theme: 'light' | 'dark') =>
    (await inspect(page, { theme })).observations.map(({ rule }) => rule);
  expect(await rules('dark')).toEqual(['color-contrast']);
  expect(await rules('light')).toEqual(expect.arrayContaining(['color-contrast', 'image-alt']));
});

test('elements that look alike have selectors that tell them apart', async () => {
  const page = await show('<ul><li><img src="#a"></li><li><img src="#a"></li></ul>');
  const { observations } = await inspect(page);
  const selectors = observations
    .filter(({ rule }) => rule === 'image-alt')
    .map(({ selector }) => selector);
  expect(selectors).toHaveLength(2);
  for (const selector of selectors) expect(await page.locator(selector).count()).toBe(1);
});

test('what an open layer covers is not judged by its looks, but still by its names', async () => {
  const page = await show(`<p style="color: #bbb">Pale</p><img src="#a">${layer}`);
  const rules = async (open?: string) =>
    (await inspect(page, { layer: open })).observations.map(({ rule }) => rule);
  expect(await rules('#layer')).toEqual(['image-alt']);
  expect((await inspect(page, { layer: '#layer' })).covered).toBeGreaterThan(0);
  expect(await rules()).toContain('color-contrast');
});

test('what the open layer itself shows is judged', async () => {
  const page = await show(layer.replace('<p>', '<p style="color: #bbb">'));
  const { observations } = await inspect(page, { layer: '#layer' });
  expect(observations).toMatchObject([{ rule: 'color-contrast', outcome: 'violation' }]);
});

test('the check for contrast measures every pixel behind the words', async () => {
  const dark = await show(onGradient('#000'));
  expect(await contrastAtLeast(4.5).run(dark, '#words')).toBeUndefined();
  const pale = await show(onGradient('#bbb'));
  expect(await contrastAtLeast(4.5).run(pale, '#words')).toMatch(
    /^expected at least 4\.5 to 1, got 1\.\d\d to 1$/u,
  );
});

test('the check that nothing lies over an element fails where something does', async () => {
  const open = await show(onGradient('#000'));
  expect(await isUncovered.run(open, '#words')).toBeUndefined();
  const covered = await show(onGradient('#000') + layer);
  expect(await isUncovered.run(covered, '#words')).toContain('expected nothing over it');
});
