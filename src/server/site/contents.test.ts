import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { manifest, temporaryFolder, temporarySite } from '../testing/temporarySite.ts';
import { readContent, readContents, type Content } from './contents.ts';

function tagsOf(content: Content | undefined): (string | undefined)[] {
  return Object.values(content?.as ?? {}).map(({ etag }) => etag);
}

test('the tag of the same bytes is the same wherever and whenever they were written', () => {
  const [one, other] = [temporarySite(), temporarySite()].map((root) => join(root, 'dist'));
  utimesSync(join(other ?? '', 'robots.txt'), 1, 1);
  const tags = tagsOf(readContent(one ?? '', 'robots.txt'));
  expect(tags).toHaveLength(3);
  expect(tagsOf(readContent(other ?? '', 'robots.txt'))).toEqual(tags);
});

test('bytes that change change the tag, even with the same length and time', () => {
  const folder = temporaryFolder();
  const tags = ['open', 'shut'].map((text) => {
    writeFileSync(join(folder, 'hours.txt'), text);
    utimesSync(join(folder, 'hours.txt'), 1, 1);
    return tagsOf(readContent(folder, 'hours.txt'))[0];
  });
  expect(tags[0]).toMatch(/^"[\w-]{27}"$/u);
  expect(tags[1]).not.toBe(tags[0]);
});

test('what was read stays, whatever becomes of the folder', () => {
  const site = join(temporarySite(), 'dist');
  const files = [{ file: 'robots.txt', isImmutable: false }];
  const contents = readContents(site, { pages: [], files });
  writeFileSync(join(site, 'robots.txt'), 'of another build');
  expect(contents('robots.txt')?.as.identity.bytes.toString()).toBe('content of robots.txt');
});

test('a file of the manifest that is not there is named', () => {
  const site = join(temporarySite(), 'dist');
  expect(() => readContents(site, manifest)).toThrow(
    /found no "team\/index\.html": build the site/u,
  );
});
