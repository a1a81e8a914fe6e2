import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../project/root.ts';
import { check } from './check.ts';
import { record } from './commands/record.ts';
import { copyOfLocales } from './commands/testing/temporaryProject.ts';
import { hashOf, readState } from './state/localeState.ts';

/** A folder with a language that has begun, one text of which is another one. */
async function folderWith(find: string, replacement: string): Promise<string> {
  const folder = await copyOfLocales();
  const file = join(folder, 'locales/ar/contact-us.json');
  const text = await readFile(file, 'utf8');
  expect(text).toContain(find);
  await writeFile(file, text.replace(find, replacement));
  return folder;
}

test('a translator reads the place, the rule, what to do and the English', async () => {
  const folder = await folderWith('خلال ٢٤ ساعة', 'خلال ٤٨ ساعة');
  const { output, exitCode } = await check({ folder, chosen: ['ar'] });
  expect(output.split('\n')).toEqual([
    'locales/ar/contact-us.json:4:151 error changed-number meta.description',
    '  Expected the number 24, got ٤٨. Write the number of the English.',
    expect.stringMatching(/^ {2}English: "Call \{\{product\}\}, write an email/u),
    '1 error, 0 todos, 0 hints',
  ]);
  expect(exitCode).toBe(1);
});

test('a program gets one array and nothing else, always in the same order', async () => {
  const folder = await folderWith('كيف يمكننا مساعدتكم؟', 'كيف يمكننا  مساعدتكم?');
  const { output, exitCode } = await check({ folder, json: true });
  const problems = JSON.parse(output) as Record<string, unknown>[];
  expect(problems.map(({ rule }) => rule)).toEqual(['double-space', 'end-mark']);
  expect(Object.keys(problems[0] ?? {})).toEqual(
    'severity rule file line column key message'.split(' '),
  );
  expect(exitCode).toBe(0);
  expect((await check({ folder, json: true })).output).toBe(output);
});

test('what is safe is mended in the file, and told', async () => {
  const folder = await folderWith('"تواصلوا معنا"', '" تواصلوا\u200b  معنا"');
  const { output } = await check({ folder, chosen: ['ar'], fix: true });
  expect(output.split('\n')).toEqual([
    'locales/ar/contact-us.json: fixed invisible characters in hero.heading',
    'locales/ar/contact-us.json: fixed spaces in hero.heading',
    'locales/ar/contact-us.json: fixed spaces at the ends in hero.heading',
    'Nothing to mend.',
  ]);
  const file = 'locales/ar/contact-us.json';
  expect(await readFile(join(folder, file), 'utf8')).toBe(await readFile(join(root, file), 'utf8'));
});

test('work that is left fails only where nothing may be left', async () => {
  const folder = await folderWith('"تواصلوا معنا"', '"Contact Us"');
  expect((await check({ folder })).exitCode).toBe(0);
  expect((await check({ folder, strict: true })).exitCode).toBe(1);
});

test('of a language one page can be looked at, and mended, alone', async () => {
  const folder = await folderWith('كيف يمكننا مساعدتكم؟', 'كيف يمكننا  مساعدتكم؟');
  const home = join(folder, 'locales/ar/home.json');
  await writeFile(home, (await readFile(home, 'utf8')).replace('": "', '": " '));
  const { output } = await check({ folder, chosen: ['ar', 'contact-us'] });
  expect(output.split('\n')[0]).toMatch(/^locales\/ar\/contact-us\.json:8:\d+ hint double-space/u);
  expect(output).toContain('0 errors, 0 todos, 1 hint');
  const before = await readFile(home, 'utf8');
  expect((await check({ folder, chosen: ['ar', 'contact-us'], fix: true })).output).toContain(
    'Nothing to mend.',
  );
  expect(await readFile(home, 'utf8')).toBe(before);
});

test('eight languages of 66 files are checked in about a second of work', async () => {
  const folder = await folderWith('"تواصلوا معنا"', '"تواصلوا معنا"');
  for (const code of ['de', 'es', 'fr', 'it', 'nl', 'pl']) {
    await cp(join(folder, 'locales/en'), join(folder, 'locales', code), { recursive: true });
  }
  const before = process.cpuUsage();
  await check({ folder, json: true });
  const { user, system } = process.cpuUsage(before);
  // Other tests run beside this one, and a core that is shared does each thing more slowly.
  expect((user + system) / 1e6).toBeLessThan(3);
});

test('a fix keeps who made a text and who reviewed it', async () => {
  const folder = await folderWith('كيف يمكننا مساعدتكم؟', 'كيف يمكننا  مساعدتكم؟');
  await record.run(['ar', 'contact-us', '--reviewed-by', 'Salma Haddad'], folder);
  const before = (await readState(folder, 'ar')).state['contact-us']?.['hero.lead'];
  await check({ folder, chosen: ['ar'], fix: true });
  const after = (await readState(folder, 'ar')).state['contact-us']?.['hero.lead'];
  expect(after).toMatchObject({ reviewedBy: 'Salma Haddad', text: hashOf('كيف يمكننا مساعدتكم؟') });
  expect(before).not.toEqual(after);
});

test('what a changed English leaves to do is told with the rest', async () => {
  const folder = await folderWith('"تواصلوا معنا"', '"تواصلوا معنا "');
  const english = join(folder, 'locales/en/contact-us.json');
  const text = await readFile(english, 'utf8');
  await writeFile(english, text.replace('How can we help you?', 'How may we help you?'));
  const { output } = await check({ folder, chosen: ['ar'] });
  expect(output).toMatch(/^locales\/ar\/contact-us\.json:8:\d+ todo stale hero\.lead$/mu);
});
