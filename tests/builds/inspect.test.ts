import { expect, test } from 'vitest';
import { inspect } from '../../src/tools/audit/inspect.ts';
import { modeNamed, windows } from '../../src/tools/states/modes.ts';
import { showMode } from '../../src/tools/states/showMode.ts';
import { layer, onGradient, startShowing } from './testing/shownPage.ts';

const show = startShowing();

const mode = modeNamed('small light');

test('what the engine cannot decide is told with criterion, component and a selector of its own', async () => {
  const page = await show(`<div class="card"><p class="card__text">One</p>${onGradient('#000')}
    <p>Two</p></div>`);
  const { observations, passes, inapplicable } = await inspect(page, { mode });
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
  const rules = async (name: string) =>
    (await inspect(page, { mode: modeNamed(name) })).observations.map(({ rule }) => rule);
  expect(await rules('small dark')).toEqual(['color-contrast']);
  expect(await rules('small light')).toEqual(
    expect.arrayContaining(['color-contrast', 'image-alt']),
  );
});

test.each([
  ['320 px', 'width: 700px', ['1.4.10']],
  ['text 200 %', 'overflow: hidden; block-size: 1.4rem; inline-size: 9rem', ['1.4.4']],
  ['text spacing', 'overflow: clip; block-size: 20px; inline-size: 120px', ['1.4.12']],
  ['print', 'overflow: auto; block-size: 20px; inline-size: 120px', []],
])('text that is cut off in the mode "%s" fails its criterion', async (name, style, criteria) => {
  const page = await show(`<div style="${style}">Words enough for more than a line</div>`);
  const found = async () => {
    await page.setViewportSize(windows[modeNamed(name).window]);
    await showMode(page, modeNamed(name));
    const { observations } = await inspect(page, { mode: modeNamed(name) });
    return observations.filter(({ rule }) => rule === 'text-whole');
  };
  expect(await found()).toMatchObject([{ outcome: 'violation', criteria }]);
  await page.evaluate(() => document.querySelector('div')?.removeAttribute('style'));
  expect(await found()).toEqual([]);
});

test('elements that look alike have selectors that tell them apart', async () => {
  const page = await show('<ul><li><img src="#a"></li><li><img src="#a"></li></ul>');
  const { observations } = await inspect(page, { mode });
  const selectors = observations
    .filter(({ rule }) => rule === 'image-alt')
    .map(({ selector }) => selector);
  expect(selectors).toHaveLength(2);
  for (const selector of selectors) expect(await page.locator(selector).count()).toBe(1);
});

test('what an open layer covers is not judged by its looks, but still by its names', async () => {
  const page = await show(`<p style="color: #bbb">Pale</p><img src="#a">${layer}`);
  const rules = async (open?: string) =>
    (await inspect(page, { mode, layer: open })).observations.map(({ rule }) => rule);
  expect(await rules('#layer')).toEqual(['image-alt']);
  expect((await inspect(page, { mode, layer: '#layer' })).covered).toBeGreaterThan(0);
  expect(await rules()).toContain('color-contrast');
});

test('what the open layer itself shows is judged', async () => {
  const page = await show(layer.replace('<p>', '<p style="color: #bbb">'));
  const { observations } = await inspect(page, { mode, layer: '#layer' });
  expect(observations).toMatchObject([{ rule: 'color-contrast', outcome: 'violation' }]);
});
