import { expect, onTestFinished, test } from 'vitest';
import { askThread } from './askThread.ts';

async function fragileThread() {
  const module = new URL('./testing/fragileThread.ts', import.meta.url);
  const thread = await askThread<string, number>(module, undefined);
  onTestFinished(() => thread.close());
  return thread;
}

test('what a thread throws at a question comes back with its code, and it answers the next', async () => {
  const { ask } = await fragileThread();
  const [first, refused, next] = await Promise.allSettled(['', 'refuse', ''].map(ask));
  expect(refused).toMatchObject({ status: 'rejected', reason: { code: 'E_REFUSED' } });
  expect(next).toEqual(first);
});

test('a thread that ends leaves nobody waiting, and another one takes its place', async () => {
  const { ask } = await fragileThread();
  const before = await ask('');
  await expect(ask('end')).rejects.toThrow('its thread has ended');
  const after = await ask('');
  expect(after).not.toBe(before);
  expect(await ask('')).toBe(after);
});

test('a thread that breaks is replaced once', async () => {
  const { ask } = await fragileThread();
  const broken = await ask('');
  // It answers, and breaks a moment later: either may arrive first, and until then it is asked.
  await Promise.allSettled([ask('break')]);
  let after = broken;
  while (after === broken) after = await ask('').catch(() => broken);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await ask('')).toBe(after);
});

test('a closed thread answers what it was asked before, and nothing after', async () => {
  const { ask, close } = await fragileThread();
  const asked = ask('');
  await close();
  expect(await asked).toBeGreaterThan(0);
  await expect(ask('')).rejects.toThrow('before the thread was closed');
});
