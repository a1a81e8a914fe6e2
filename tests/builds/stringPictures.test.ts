import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../../src/project/root.ts';
import { drawStringPictures } from '../../src/tools/strings/drawStringPictures.ts';
import { readManifest, wordsOf } from '../testing/builtSite.ts';

test('a page is pictured with its strings numbered, and the legend tells each with its place', async () => {
  const folder = join(root, 'test-results', 'strings', 'ar');
  onTestFinished(() => rm(folder, { recursive: true }));
  const [legend = ''] = await drawStringPictures({ locale: 'ar', pages: ['not-found'] });
  expect(legend).toBe(join(folder, 'not-found.html'));
  const page = await readFile(legend, 'utf8');
  const { heading = '' } = wordsOf('ar', 'not-found');
  const entry = page.split('<li ').find((one) => one.includes(heading)) ?? '';
  expect(entry).toMatch(/locales\/ar\/not-found\.json:\d+/u);
  const [, id = ''] = /^id="(s\d+)"/u.exec(entry) ?? [];
  const [, width] = new RegExp(`href="#${id}"[^>]* width: ([\\d.]+)%`, 'u').exec(page) ?? [];
  expect(Number(width)).toBeGreaterThan(5);
  const picture = await readFile(join(folder, 'not-found.png'));
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.readUInt32BE(16)).toBe(1440);
});

test('a language or a page that there is not is told as such', async () => {
  const codes = readManifest().locales.map(({ code }) => code);
  await expect(drawStringPictures({ locale: 'xx' })).rejects.toThrow(
    `There are ${codes.join(', ')}.`,
  );
  await expect(drawStringPictures({ locale: 'ar', pages: ['nothing'] })).rejects.toThrow(
    'Expected a page of "ar", got "nothing".',
  );
});
