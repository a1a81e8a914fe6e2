import { expect, test } from 'vitest';
import { contrastAtLeast, isUncovered } from '../../src/tools/report/noteChecks.ts';
import { layer, onGradient, startShowing } from './testing/shownPage.ts';

const show = startShowing();

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
