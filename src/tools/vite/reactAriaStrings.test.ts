import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { root } from '../../project/root.ts';
import { reactAriaStrings, type ReactAriaWords } from './reactAriaStrings.ts';

const packages = join(root, 'node_modules');

type Strings = Record<string, Record<string, unknown>>;

type Load = (this: object, id: string) => Promise<string | undefined>;

afterEach(() => {
  vi.unstubAllGlobals();
});

/** What the plugin puts in place of a module; undefined if it leaves it alone. */
function load(
  id: string,
  consumer: 'server' | 'client' = 'server',
  words?: ReactAriaWords,
): Promise<string | undefined> {
  const plugin = reactAriaStrings(words);
  return (plugin.load as Load).call({ environment: { config: { consumer } } }, id);
}

/** The words of some locales, as if they were the files; what is lacking is thrown. */
function given(locales: Record<string, Record<string, Record<string, string>>>): ReactAriaWords {
  return {
    read: async () => new Map(Object.entries(locales)),
    refuse: ({ file, message }) => {
      throw new Error(`${file}: ${message}`);
    },
  };
}

async function run(code: string): Promise<Strings> {
  const { default: strings } = (await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  )) as { default: Strings };
  return strings;
}

function wordsOf(locale: string, group: string): object {
  const file = readFileSync(join(root, `locales/${locale}/react-aria.json`), 'utf8');
  return (JSON.parse(file) as Record<string, object>)[group] ?? {};
}

const overlays = join(packages, 'react-aria/dist/private/overlays/intlStrings.mjs');

test(
  "a part of React Aria speaks the words of the site's own locales and of no other",
  { tags: 'language/library-words' },
  async () => {
    const strings = await run((await load(overlays)) ?? '');
    const own = globSync('[!_]*/react-aria.json', { cwd: join(root, 'locales') }).map(dirname);
    expect(own).toContain('ar');
    expect(Object.keys(strings).toSorted()).toEqual([...own, 'en-US'].toSorted());
    expect(strings['ar']).toEqual(wordsOf('ar', 'overlays'));
    expect(strings['en']).toEqual(wordsOf('en', 'overlays'));
  },
);

test('its last resort is the source locale', { tags: 'language/library-words' }, async () => {
  const strings = await run((await load(overlays)) ?? '');
  expect(strings['en-US']).toEqual(strings['en']);
});

test('the strings of the components package, which has no groups, are fed as well', async () => {
  const [file] = globSync('react-aria-components/dist/private/intlStrings.mjs', { cwd: packages });
  const strings = await run((await load(join(packages, file ?? ''))) ?? '');
  expect(strings['ar']).toEqual(wordsOf('ar', 'components'));
});

test('an upgrade of React Aria cannot switch it off unnoticed', () => {
  const modules = globSync(
    '{react-aria,react-stately,react-aria-components}/dist/private/**/intlStrings.mjs',
    {
      cwd: packages,
    },
  );
  expect(modules.length).toBeGreaterThan(20);
});

test('a query behind the name, and the slashes of Windows, make no difference', async () => {
  const expected = await load(overlays);
  expect(await load(`${overlays}?v=1`)).toBe(expected);
});

test('every other module is left alone', async () => {
  expect(
    await load(join(packages, 'react-aria/dist/private/overlays/useModal.mjs')),
  ).toBeUndefined();
  expect(await load('/src/intlStrings.mjs')).toBeUndefined();
});

test('words that a part speaks and the source locale lacks stop the build, by name', async () => {
  const [calendar] = globSync('{react-aria,react-stately}/dist/private/calendar/intlStrings.mjs', {
    cwd: packages,
  });
  await expect(load(join(packages, calendar ?? ''))).rejects.toThrow(
    /^locales\/en\/react-aria\.json:1:1 Expected "calendar\.\w+", .+Add it\.$/u,
  );
});

test('a word that a translation lacks is said in the source locale', async () => {
  const words = given({ en: { overlays: { dismiss: 'Dismiss' } }, ar: {} });
  const strings = await run((await load(overlays, 'server', words)) ?? '');
  expect(strings['ar']).toEqual({ dismiss: 'Dismiss' });
});

test('a browser finds the words in its page, and not before they are asked for', async () => {
  const documentElement = { dataset: { locale: 'ar-u-nu-arab' } };
  const querySelector = vi.fn(() => ({ textContent: '{"overlays":{"dismiss":"إغلاق"}}' }));
  vi.stubGlobal('document', { documentElement, querySelector });
  const strings = await run((await load(overlays, 'client')) ?? '');
  expect(querySelector).not.toHaveBeenCalled();
  expect(strings['ar-u-nu-arab']).toEqual({ dismiss: 'إغلاق' });
});

test('a further language costs the scripts of browsers nothing', async () => {
  const en = { overlays: { dismiss: 'Dismiss' } };
  const ja = { overlays: { dismiss: '閉じる'.repeat(100) } };
  const one = await load(overlays, 'client', given({ en }));
  expect(await load(overlays, 'client', given({ en, ja }))).toBe(one);
});

test('words with arguments are code, which is in the scripts because no page can bring it', async () => {
  const [numbers] = globSync('react-aria/dist/private/numberfield/intlStrings.mjs', {
    cwd: packages,
  });
  const numberfield = { decrease: 'Less {fieldLabel}', increase: 'More', numberField: 'Number' };
  const words = given({ en: { numberfield } });
  const code = await load(join(packages, numbers ?? ''), 'client', words);
  expect(code).toContain('args.fieldLabel');
});
