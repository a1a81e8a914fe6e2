import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hashPages } from './hashPages.ts';

/** One page that uses a style, which uses a font, and a script, which imports another. */
const site = {
  origin: 'https://site.example',
  intake: '',
  page: 'Words',
  style: 'p { top: 0 }',
  font: 'font',
  imported: 'export const one = 1;',
  unused: '',
};

async function hashOf(changes: Partial<typeof site> = {}): Promise<string | undefined> {
  const { origin, intake, page, style, font, imported, unused } = { ...site, ...changes };
  const folder = await mkdtemp(join(tmpdir(), 'pages-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'assets'));
  const files = {
    'assets/site.css': `${style} @font-face { src: url(/assets/face.woff2) }`,
    'assets/face.woff2': font,
    'assets/entry.js': `import './part.js';`,
    'assets/part.js': imported,
    'assets/other.js': unused,
  };
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
  const html = `<link rel="canonical" href="${origin}/"><link rel="stylesheet" href="/assets/site.css"><script src="/assets/entry.js"></script><form action="${intake}/api/save"></form><p>${page}</p>`;
  const origins = { site: origin, intake };
  const hashes = await hashPages([{ name: 'en/home', html }], folder, Object.keys(files), origins);
  return hashes['en/home'];
}

test('a page is the same under any public address and with any intake', async () => {
  const hash = await hashOf();
  expect(hash).toMatch(/^[\da-f]{64}$/u);
  expect(await hashOf({ origin: 'https://other.example' })).toBe(hash);
  expect(await hashOf({ intake: 'https://intake.example' })).toBe(hash);
});

test.each([
  ['word', { page: 'Other words' }],
  ['style', { style: 'p { top: 1px }' }],
  ['font that a style uses', { font: 'other' }],
  ['script that a script imports', { imported: 'export const one = 2;' }],
])('a changed %s makes another page', async (_, change) => {
  expect(await hashOf(change)).not.toBe(await hashOf());
});

test('a script that the page does not use makes no difference', async () => {
  expect(await hashOf({ unused: 'alert()' })).toBe(await hashOf());
});
