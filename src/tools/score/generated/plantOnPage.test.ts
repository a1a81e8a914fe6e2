import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changeHarmlessly, plantOnPage } from './plantOnPage.ts';

/** A built copy with two pages that take one stylesheet, and how to read its files. */
async function builtCopy(): Promise<{ copy: string; read: (file: string) => Promise<string> }> {
  const copy = await mkdtemp(join(tmpdir(), 'built-'));
  onTestFinished(() => rm(copy, { recursive: true }));
  const page =
    '<style data-parts="/assets/parts-1.css">@media (width<9rem) { a { color: red } }</style><h1>Words</h1>';
  const files = {
    'dist/index.html': page,
    'dist/index.html.br': '',
    'dist/index.html.gz': '',
    'dist/team/index.html': page,
    'dist/assets/site-1.css': 'a { color: red }',
    'build/manifest.json': '{"files":[]}',
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await writeFile(join(copy, file), text);
  }
  return { copy, read: (file) => readFile(join(copy, file), 'utf8') };
}

test('a fault of a page is in that page alone, and in no compressed copy that somebody might get instead', async () => {
  const { copy, read } = await builtCopy();
  const fault = { id: 'a-1', file: 'index.html', original: '<h1>', replacement: '<h4>' };
  await plantOnPage(copy, fault, 'index.html');
  expect(await read('dist/index.html')).toContain('<h4>Words');
  expect(await read('dist/team/index.html')).toContain('<h1>Words');
  expect(['br', 'gz'].filter((end) => existsSync(join(copy, `dist/index.html.${end}`)))).toEqual(
    [],
  );
});

test('a fault of a style is in a stylesheet that one page takes, and that the server sends', async () => {
  const { copy, read } = await builtCopy();
  const fault = { id: 'b 2', file: 'assets/site-1.css', original: 'red', replacement: 'pink' };
  await plantOnPage(copy, fault, 'team/index.html');
  expect(await read('dist/assets/site-1.css')).toContain('red');
  expect(await read('dist/assets/site-1-b-2.css')).toContain('pink');
  expect(await read('dist/team/index.html')).toBe(
    '<link rel="stylesheet" href="/assets/site-1-b-2.css"/><h1>Words</h1>',
  );
  expect(await read('dist/index.html')).toContain('data-parts="/assets/parts-1.css"');
  expect(await read('build/manifest.json')).toContain('"assets/site-1-b-2.css"');
});

test('a change that takes nothing is a change of bytes', async () => {
  const { copy, read } = await builtCopy();
  const before = await read('dist/index.html');
  await changeHarmlessly(copy, 'index.html');
  expect((await read('dist/index.html')).trim()).toBe(before);
  expect(await read('dist/index.html')).not.toBe(before);
});
