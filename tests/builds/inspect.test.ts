import { expect, test } from 'vitest';
import { inspect } from '../../src/tools/audit/inspect.ts';
import { layer, onGradient, startShowing } from './testing/shownPage.ts';

const show = startShowing();

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
