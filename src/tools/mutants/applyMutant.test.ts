import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { applyBreak } from './applyMutant.ts';

async function folderWith(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'break-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'a.ts'), text);
  return folder;
}

test('a break changes one place, to the letter, and can be mended', async () => {
  const folder = await folderWith('a b c');
  const mend = await applyBreak(folder, { file: 'a.ts', find: ' b', put: ' $& $1' });
  expect(await readFile(join(folder, 'a.ts'), 'utf8')).toBe('a $& $1 c');
  await mend();
  expect(await readFile(join(folder, 'a.ts'), 'utf8')).toBe('a b c');
});

test.each([
  ['x', 'got it 0 times'],
  ['a', 'got it 2 times'],
])('a break whose text %j does not stand there once is refused', async (find, message) => {
  const folder = await folderWith('a b a');
  await expect(applyBreak(folder, { file: 'a.ts', find, put: '' })).rejects.toThrow(message);
  expect(await readFile(join(folder, 'a.ts'), 'utf8')).toBe('a b a');
});

test('a break of a file that is gone is refused', async () => {
  const folder = await folderWith('a');
  const broken = applyBreak(folder, { file: 'b.ts', find: 'a', put: '' });
  await expect(broken).rejects.toThrow('The break no longer applies: expected a file b.ts.');
});
