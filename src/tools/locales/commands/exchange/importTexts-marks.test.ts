import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashOf } from '../../state/localeState.ts';
import { exportTexts } from './exportTexts.ts';
import { exportedPage } from './testing/exportedPage.ts';

test('a text is of the English that its translator saw, even if that has changed since', async () => {
  const { folder, edit, take, stateOf } = await exportedPage('po', { lead: 'Old' }, { lead: 'x' });
  await edit((content) => content.replace('msgstr "x"', 'msgstr "y"'));
  await writeFile(join(folder, 'locales/en/home.json'), '{ "lead": "New" }');
  await take();
  expect(await stateOf('lead')).toMatchObject({ english: hashOf('Old'), text: hashOf('y') });
});

test("a mark that a translator took away counts with a name; a machine's text is never signed by itself", async () => {
  const { take, edit, stateOf } = await exportedPage('po', { lead: 'A' }, { lead: 'x' }, [
    '--machine',
  ]);
  await edit((content) => content.replace('#, fuzzy\n', ''));
  const { output } = await take();
  expect(output).toContain('1 text no longer marked, but nobody has signed');
  expect(await stateOf('lead')).not.toHaveProperty('reviewedBy');
  await take('--reviewed-by', 'Huda');
  expect(await stateOf('lead')).toMatchObject({ origin: 'machine', reviewedBy: 'Huda' });
});

test('a text that is old and said to be right as it is is no longer old', async () => {
  const { folder, take, edit, stateOf } = await exportedPage(
    'xliff',
    { lead: 'Old' },
    { lead: 'x' },
  );
  await writeFile(join(folder, 'locales/en/home.json'), '{ "lead": "New" }');
  await exportTexts.run(['ar', '--xliff', 'again'], folder);
  const again = await readFile(join(folder, 'again/home.xlf'), 'utf8');
  expect(again).toContain('<segment state="initial">');
  await edit(() => again.replace('"initial"', '"final"'));
  await take();
  expect(await stateOf('lead')).toMatchObject({ english: hashOf('New'), text: hashOf('x') });
});

test("a guess is left out, unless it is said to be a machine's", async () => {
  const { take, edit, text, stateOf } = await exportedPage('po', { lead: 'A' }, { lead: 'x' });
  await edit((content) =>
    content.replace('msgctxt "lead"', '#, fuzzy\nmsgctxt "lead"').replace('"x"', '"y"'),
  );
  expect((await take()).output).toContain('1 text marked as a guess (fuzzy) and left out');
  expect(await text()).toContain('"x"');
  await take('--machine');
  expect(await text()).toContain('"y"');
  expect(await stateOf('lead')).toMatchObject({ origin: 'machine' });
});

test('of a text that somebody has changed since it was recorded, the state says nothing', async () => {
  const { folder, take, stateOf } = await exportedPage('po', { lead: 'A' }, { lead: 'x' });
  await writeFile(join(folder, 'locales/ar/home.json'), '{ "lead": "y" }');
  await rm(join(folder, 'out'), { recursive: true });
  await exportTexts.run(['ar', '--po', 'out'], folder);
  const file = join(folder, 'out/home.po');
  const marked = await readFile(file, 'utf8');
  expect(marked).toContain('#, fuzzy');
  await writeFile(file, marked.replace('#, fuzzy\n', ''));
  await take('--machine', '--reviewed-by', 'Huda');
  expect(await stateOf('lead')).toMatchObject({
    origin: 'machine',
    reviewedBy: 'Huda',
    text: hashOf('y'),
  });
});
