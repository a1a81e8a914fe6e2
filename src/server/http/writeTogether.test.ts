import { expect, test } from 'vitest';
import { writeTogether } from './writeTogether.ts';

test('lines of one turn are written together, in their order, and each once', async () => {
  const written: string[] = [];
  const { write, flush } = writeTogether({ write: (text) => written.push(text) });
  write('one\n');
  write('two\n');
  expect(written).toEqual([]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(written).toEqual(['one\ntwo\n']);
  write('three\n');
  flush();
  expect(written).toEqual(['one\ntwo\n', 'three\n']);
  await new Promise((resolve) => setImmediate(resolve));
  expect(written).toHaveLength(2);
});
