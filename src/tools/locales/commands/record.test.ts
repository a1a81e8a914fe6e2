import { expect, test } from 'vitest';
import { record } from './record.ts';
import { filesIn, temporaryProject } from './testing/temporaryProject.ts';

test.each([
  [['ar', '--reviewed'], 'Expected `npm run i18n -- record <locale> [page...]'],
  [['ar', '--reviewed-by'], 'argument missing'],
  [['ar', '--reviewed-by', ' '], 'Expected the name of who reviewed, got an empty one.'],
  [['xx'], 'Expected a translation (ar), got xx.'],
  [['ar', 'hoem'], 'Expected the name of a word file, got "hoem". Did you mean "home"?'],
])('record %j is refused and writes nothing', async (args, message) => {
  const folder = await temporaryProject({
    'locales/en/home.json': { lead: 'A' },
    'locales/ar/home.json': { lead: 'x' },
  });
  const before = await filesIn(folder);
  await expect(record.run(args, folder)).rejects.toThrow(message);
  expect(await filesIn(folder)).toEqual(before);
});
