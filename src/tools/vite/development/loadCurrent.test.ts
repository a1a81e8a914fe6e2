import { expect, test } from 'vitest';
import { loadCurrent } from './loadCurrent.ts';

test('who asks after a change gets what is loaded after it, however long the load before takes', async () => {
  const sources = { state: 0 };
  const ends: (() => void)[] = [];
  const load = loadCurrent(() => {
    const { state } = sources;
    return new Promise<number>((resolve) => ends.push(() => resolve(state)));
  }, sources);
  const before = load();
  const beside = load();
  sources.state = 1;
  const after = load();
  ends[0]?.();
  expect(await Promise.all([before, beside])).toEqual([0, 0]);
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.();
  expect(await after).toBe(1);
});

test('a load that fails is told to those who asked, and the next one is tried', async () => {
  let count = 0;
  const load = loadCurrent(
    () => ((count += 1) === 1 ? Promise.reject(new Error('broken')) : Promise.resolve(count)),
    { state: 0 },
  );
  await expect(Promise.all([load(), load()])).rejects.toThrow('broken');
  expect(await load()).toBe(2);
});
