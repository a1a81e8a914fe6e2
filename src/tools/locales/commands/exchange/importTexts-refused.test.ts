import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from '../testing/temporaryProject.ts';
import { importTexts } from './importTexts.ts';
import { exportedPage } from './testing/exportedPage.ts';

const po = (body: string) => `msgid ""\nmsgstr "Language: ar\\nX-Page: home\\n"\n\n${body}`;
const xliff = (body: string, attributes = 'version="2.0" srcLang="en" trgLang="ar"') =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" ${attributes}>${body}</xliff>`;

test.each([
  ['home.po', '', /Expected a PO file/u],
  ['home.po', 'Hello', /Expected a PO file/u],
  [
    'home.po',
    po('msgctxt "lead"\nmsgid "A"\nmsgstr "half'),
    /Expected a PO file, got one that breaks off/u,
  ],
  ['home.po', po('msgctxt "lead"\nmsgid "A"'), /Expected a PO file, got: /u],
  [
    'home.po',
    po('msgctxt "lead"\nmsgid "A"\nmsgid_plural "B"\nmsgstr[0] "x"'),
    /Expected one entry with one msgstr for "lead"/u,
  ],
  ['home.po', po('').replace('ar', 'fr'), /Expected texts in ar, got "fr"/u],
  ['home.po', po('').replace('home', 'hoem'), /Expected a page of the site, got "hoem"/u],
  ['home.po', po('').replace('home', 'locale'), /Expected a page of the site, got "locale"/u],
  [
    'home.po',
    Buffer.from(po('msgctxt "lead"\nmsgid "A"\nmsgstr "é"'), 'latin1'),
    /Expected UTF-8/u,
  ],
  [
    'home.po',
    po('').replace('X-Page', 'Content-Type: text/plain; charset=iso-8859-1\\nX-Page'),
    /Expected UTF-8, got iso-8859-1/u,
  ],
  ['home.xlf', '', /Expected /u],
  ['home.xlf', xliff('<file id="home"><unit id="lead"><segment><source>A'), /Expected XML, got: /u],
  ['home.xlf', xliff('<file id="home">&bad;</file>'), /Expected XML, got: 1:\d+/u],
  ['home.xlf', xliff(''), /Expected XLIFF 2 with a <file>, got none/u],
  ['home.xlf', xliff('<file id="home"/>', 'version="1.2"'), /Expected XLIFF 2, got 1\.2/u],
  ['home.xlf', '<html/>', /Expected XLIFF 2 with a <file>, got none/u],
  ['home.xlf', xliff('<file id="home"/><file id="team"/>'), /Expected one <file>, got two/u],
  [
    'home.xlf',
    xliff(
      '<file id="home"><unit id="lead"><segment><source><ph id="1"/></source></segment></unit></file>',
    ),
    /Expected plain text in "lead", got <ph>/u,
  ],
  ['home.txt', '', /Expected files that end in \.po, \.xlf, \.xliff, got none/u],
])('import is refused whole, one file of two being %s: %j', async (name, content, message) => {
  const { folder, take, edit } = await exportedPage('po', { lead: 'A' }, { lead: 'x' });
  if (name !== 'home.txt') {
    // The other file has news, which must not be taken either.
    await writeFile(join(folder, 'locales/en/team.json'), '{ "lead": "A" }');
    await edit((text) => text.replace('X-Page: home', 'X-Page: team').replace('"x"', '"y"'));
    await cp(join(folder, 'out/home.po'), join(folder, 'out/a.po'));
  }
  await rm(join(folder, 'out/home.po'));
  await writeFile(join(folder, 'out', name), content);
  const before = await filesIn(folder);
  await expect(take()).rejects.toThrow(message);
  expect(await filesIn(folder)).toEqual(before);
});

test('what cannot be put into its file is refused with its place', async () => {
  const { folder, take, edit } = await exportedPage('po', { lead: 'A' }, { lead: 'x' });
  await edit((content) => content.replace('"x"', '"y"'));
  await writeFile(join(folder, 'locales/ar/home.json'), '{ "lead": ');
  const before = await filesIn(folder);
  await expect(take()).rejects.toThrow(/^locales\/ar\/home\.json:1:11 Expected JSON/u);
  expect(await filesIn(folder)).toEqual(before);
});

test('a key that English does not have is told and left out, whatever it is called', async () => {
  const { folder, take, edit } = await exportedPage('po', { lead: 'A' }, { lead: 'x' });
  await edit((content) => `${content}\nmsgctxt "__proto__"\nmsgid "polluted"\nmsgstr "y"\n`);
  const before = await filesIn(join(folder, 'locales'));
  const { output } = await take();
  expect(output).toContain(
    '1 text of a key that English does not have, and left out.\n  home __proto__',
  );
  expect(await filesIn(join(folder, 'locales'))).toEqual(before);
  expect({}).not.toHaveProperty('polluted');
});

test.each([
  [['ar'], 'got no file or folder'],
  [['ar', 'out', 'more'], 'got more'],
  [['ar', 'nowhere'], 'which is not there'],
  [['fr', 'out'], 'Expected a translation (ar), got fr.'],
  [['ar', 'out', '--reviewed-by', ' '], 'Expected the name of who reviewed, got an empty one.'],
  [['ar', 'out', '--xlif'], "got: Unknown option '--xlif'."],
])('import %j is refused', async (args, message) => {
  const { folder } = await exportedPage('po', { lead: 'A' }, { lead: 'x' });
  await expect(importTexts.run(args, folder)).rejects.toThrow(message);
});
