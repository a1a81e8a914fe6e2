import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../../project/root.ts';
import { record } from '../record.ts';
import { copyOfLocales, filesIn, temporaryProject } from '../testing/temporaryProject.ts';
import { exportTexts } from './exportTexts.ts';
import { importTexts } from './importTexts.ts';
import { exportedPage, formats } from './testing/exportedPage.ts';

test.each(formats)('%s and back leaves every file of five languages as it was', async (format) => {
  const folder = await copyOfLocales();
  const sound = join(root, 'tests/testing/soundLocales');
  await cp(sound, join(folder, 'locales'), { recursive: true });
  await record.run(['ru', 'home', '--reviewed-by', 'Anna'], folder);
  await record.run(['ja', 'home'], folder);
  const before = await filesIn(join(folder, 'locales'));
  for (const code of ['ar', 'fr', 'ja', 'mr', 'ru']) {
    await exportTexts.run([code, `--${format}`, `out/${code}`], folder);
    const { output } = await importTexts.run([code, `out/${code}`, '--reviewed-by', 'Me'], folder);
    expect(output.split('\n')[0]).toBe(
      `${code}: 0 texts new or changed, as of a person, reviewed by Me; 0 confirmed as they are.`,
    );
  }
  expect(await filesIn(join(folder, 'locales'))).toEqual(before);
});

/** What formats, parsers and editors stumble over. */
const hard = {
  quotes: 'He said "yes" and \'no\', “well”',
  lines: 'One\nTwo\r\nThree\rFour\n',
  edges: '  \t space at both ends \t ',
  tag: '<b>bold</b> &amp; &lt; ]]> <!-- x --> &#13;',
  backslash: 'C:\\new \\n \\" \\\\',
  isolates: '\u2066+91 98\u2069 \u200F(\u061C)',
  joiners: 'क्\u200Dष می\u200Cخواهم 👩\u200D💻',
  separators: 'a\u2028b\u0085c\u00A0d\uFEFFe',
  controls: 'a\u0001b\u0000c\u007F',
  half: 'half \uD83D of a pair',
  comment: '# no comment\n#~ msgid "x"',
  placeholder: '{{count, number}} {name} %s %1$d',
};

test.each(formats)('%s keeps every character, and how a file is laid out', async (format) => {
  const page = JSON.stringify(hard, null, '\t').replaceAll('\n', '\r\n').replace('ष', '\\u0937');
  const { folder, take } = await exportedPage(format, hard, page);
  const before = await filesIn(folder);
  await take('--reviewed-by', 'Me');
  expect(await filesIn(folder)).toEqual(before);
});

test('a translator is told the note, the numbers of a plural form, and what to keep', async () => {
  const folder = await temporaryProject({
    'locales/en/home.json': {
      pages_one: '{{count, number}} page',
      pages_other: '{{count, number}} pages',
    },
    'locales/ar/home.json': {},
    'locales/_notes/home.json': { pages: 'In the menu.' },
  });
  for (const format of formats) await exportTexts.run(['ar', `--${format}`, 'out'], folder);
  expect(await readFile(join(folder, 'out/home.po'), 'utf8')).toContain(
    '#. In the menu.\n#. The form for 3, 4, 5.\n#. Keep as it is: {{count, number}}\nmsgctxt "pages_few"\nmsgid "{{count, number}} pages"\nmsgstr ""\n',
  );
  expect(await readFile(join(folder, 'out/home.xlf'), 'utf8')).toContain(
    '<note>In the menu.</note>\n        <note>The form for 3, 4, 5.</note>',
  );
});
test.each([
  [['ar'], 'Expected one of --po <folder> and --xliff <folder>, got none or both.'],
  [['ar', '--po', 'a', '--xliff', 'b'], 'got none or both.'],
  [['ar', '--po', 'new', 'hoem'], 'Expected the name of a page, got "hoem". Did you mean "home"?'],
  [['--po', 'new'], 'Expected a translation (ar), got none.'],
])('export %j is refused and writes nothing', async (args, message) => {
  const { folder } = await exportedPage('po', { lead: 'A' }, { lead: 'x' });
  const before = await filesIn(folder);
  await expect(exportTexts.run(args, folder)).rejects.toThrow(message);
  expect(await filesIn(folder)).toEqual(before);
});

test("export overwrites nobody's work", async () => {
  const { folder, edit } = await exportedPage('po', { lead: 'A' }, { lead: 'x' });
  await exportTexts.run(['ar', '--po', 'out'], folder);
  await edit((content) => content.replace('"x"', '"half a day of work"'));
  await expect(exportTexts.run(['ar', '--po', 'out'], folder)).rejects.toThrow(
    /Expected a free place, got .*home\.po, which holds something else/u,
  );
});
