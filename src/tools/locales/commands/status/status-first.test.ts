import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyOfLocales, editWords, temporaryProject } from '../testing/temporaryProject.ts';
import { status } from './status.ts';
import { english } from './testing/english.ts';

test('first come pages of the same worth with the fewest words, shared ones counted', async () => {
  const folder = await temporaryProject({ ...english, 'locales/ar/common.json': {} });
  const first = async () => / First: (.+)/u.exec((await status.run([], folder)).output)?.[1];
  expect(await first()).toBe('home (3 words), services (2 words), contact-us (4 words).');
  await writeFile(join(folder, 'locales/ar/home.json'), '{ "lead": "x" }');
  await writeFile(join(folder, 'locales/ar/services.json'), '{ "lead": "x" }');
  expect(await first()).toBe('contact-us (4 words), web-development (6 words), nlp (6 words).');
  await writeFile(
    join(folder, 'locales/ar/service-pages.json'),
    '{ "quote": "x", "families": { "software-development": { "b": "x" } } }',
  );
  expect(await first()).toBe('contact-us (4 words), web-development (1 word), nlp (5 words).');
});

test('while a language lacks the notice of a machine’s text, that comes first', async () => {
  const folder = await copyOfLocales();
  const first = async () => / First: (.+)/u.exec((await status.run(['ar'], folder)).output)?.[1];
  expect(await first()).toMatch(/^get-consultation /u);
  await editWords(folder, 'ar/common.json', (text) =>
    text.replace(/"unreviewed": ".*"/u, '"unreviewed": ""'),
  );
  expect(await first()).toMatch(/^common\.unreviewed \(\d+ words\), get-consultation /u);
});

test('a page that is published and old has something to do as well', async () => {
  const folder = await copyOfLocales();
  await editWords(folder, 'en/home.json', (text) =>
    text.replace('"title": "', '"title": "And so '),
  );
  expect((await status.run(['ar'], folder)).output).toMatch(/ First: home \(\d+ words\), /u);
});
