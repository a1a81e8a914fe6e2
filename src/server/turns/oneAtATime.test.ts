import { expect, test } from 'vitest';
import { oneAtATime } from './oneAtATime.ts';

test('who asks while it runs gets one more run together, and never two at once, also after a failure', async () => {
  let runs = 0;
  let together = 0;
  const act = oneAtATime(async () => {
    runs += 1;
    together += 1;
    expect(together).toBe(1);
    for (let turn = 0; turn < 3; turn += 1) await undefined;
    together -= 1;
    if (runs === 1) throw new Error('the first fails');
  });
  const asked: Promise<unknown>[] = [];
  // At every turn of a run, and in the moment between it and the next.
  for (let turn = 0; turn < 40; turn += 1) {
    asked.push(act().catch(() => 'failed'));
    await undefined;
  }
  await Promise.all(asked);
  expect(asked.length).toBe(40);
  expect(runs).toBeGreaterThan(2);
  expect(runs).toBeLessThan(20);
});

test('who asks is answered by a run that began after that', async () => {
  const begun: number[] = [];
  const act = oneAtATime(async () => void begun.push(begun.length));
  await Promise.all([act(), act(), act()]);
  expect(begun).toEqual([0, 1]);
});
