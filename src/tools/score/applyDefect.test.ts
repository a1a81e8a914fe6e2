import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { applyDefect } from './applyDefect.ts';

async function folderWith(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'defect-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'a.ts'), text);
  return folder;
}

test('a defect differs in one text, to the letter, and can be undone', async () => {
  const folder = await folderWith('a b c');
  const mend = await applyDefect(folder, { file: 'a.ts', original: ' b', replacement: ' $& $1' });
  expect(await readFile(join(folder, 'a.ts'), 'utf8')).toBe('a $& $1 c');
  await mend();
  expect(await readFile(join(folder, 'a.ts'), 'utf8')).toBe('a b c');
});

test.each([
  ['x', 'got it 0 times'],
  ['a', 'got it 2 times'],
])('a defect whose text %j does not stand there once is refused', async (original, message) => {
  const folder = await folderWith('a b a');
  await expect(applyDefect(folder, { file: 'a.ts', original, replacement: '' })).rejects.toThrow(
    message,
  );
  expect(await readFile(join(folder, 'a.ts'), 'utf8')).toBe('a b a');
});

test('a defect of a file that is gone is refused', async () => {
  const folder = await folderWith('a');
  const gone = applyDefect(folder, { file: 'b.ts', original: 'a', replacement: '' });
  await expect(gone).rejects.toThrow('The defect no longer applies: expected a file b.ts.');
});
