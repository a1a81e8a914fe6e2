import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { manifest, temporaryFolder, temporarySite } from '../testing/temporarySite.ts';
import { keepAssets } from './keptAssets.ts';

const day = 24 * 60 * 60 * 1000;
const script = 'assets/browser-1a2b3c4d.js';
const font = 'assets/anek-5e6f7a8b.woff2';
const without = { ...manifest, files: manifest.files.filter(({ file }) => file !== script) };

test('an asset that a build has no more is kept for 30 days from its last use, in every coding', () => {
  const [folder, site] = [temporaryFolder(), join(temporarySite(), 'dist')];
  expect(keepAssets(folder, site, manifest, 0)).toEqual([]);
  expect(keepAssets(folder, site, manifest, 100 * day)).toEqual([]);
  expect(keepAssets(folder, site, without, 130 * day)).toEqual([script]);
  for (const ending of ['', '.br', '.gz']) {
    expect(readFileSync(join(folder, script + ending))).toEqual(
      readFileSync(join(site, script + ending)),
    );
  }
  expect(keepAssets(folder, site, without, 131 * day)).toEqual([]);
  expect(readdirSync(join(folder, 'assets'))).toEqual([font.slice('assets/'.length)]);
});

test('only names with a hash in them are kept', () => {
  const [folder, site] = [temporaryFolder(), join(temporarySite(), 'dist')];
  keepAssets(folder, site, manifest, 0);
  expect(existsSync(join(folder, 'robots.txt'))).toBe(false);
});

test('what a copy left unfinished is nobody’s asset, and is finished', () => {
  const [folder, site] = [temporaryFolder(), join(temporarySite(), 'dist')];
  keepAssets(folder, site, without, 0);
  writeFileSync(join(folder, `${script}.part`), 'half');
  expect(keepAssets(folder, site, without, 0)).toEqual([]);
  keepAssets(folder, site, manifest, 0);
  expect(keepAssets(folder, site, without, 0)).toEqual([script]);
  expect(readFileSync(join(folder, script), 'utf8')).toBe(`content of ${script}`);
});
