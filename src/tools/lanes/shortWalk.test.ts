import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { shortWalk, walkOfChanged } from './shortWalk.ts';

const locales = [
  { code: 'en', dir: 'ltr' },
  { code: 'ar', dir: 'rtl' },
  { code: 'mr', dir: 'ltr' },
];

const pages = locales.flatMap(({ code }) =>
  ['home', 'contact-us', 'team'].map((id) => ({ id, locale: code, path: `/${code}/${id}` })),
);

/** A project as built, with a report that was made of its pages but the named ones. */
function projectWith(changed: readonly string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'walk-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (file: string, value: unknown): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), JSON.stringify(value));
  };
  const names = pages.map(({ id, locale }) => `${locale}/${id}`);
  write('build/manifest.json', { pages, locales, sourceLocale: 'en' });
  write('build/pages.json', Object.fromEntries(names.map((name) => [name, `hash of ${name}`])));
  for (const name of names) {
    const sha256 = changed.includes(name) ? 'another' : `hash of ${name}`;
    write(`a11y-reports/${name}.json`, { sha256, second: {} });
  }
  return root;
}

test('a short walk goes to the pages with every part, to each home page, and where it is sent', async () => {
  expect(await shortWalk(projectWith([]), ['/mr/team', '/en/home'])).toEqual([
    ...['/en/home', '/en/contact-us', '/ar/home', '/mr/home', '/mr/team'],
  ]);
});

test('where nothing has changed a walk goes to the source and to one page the other way round', async () => {
  expect(await walkOfChanged(projectWith([]))).toEqual(['/en/home', '/en/contact-us', '/ar/home']);
});

test('what is not as its report was made of is walked to in any language', async () => {
  const root = projectWith(['mr/team', 'en/team']);
  writeFileSync(join(root, 'a11y-reports/mr/home.json'), '{ "cut off');
  rmSync(join(root, 'a11y-reports/ar/team.json'));
  expect(await walkOfChanged(root)).toEqual([
    ...['/en/home', '/en/contact-us', '/en/team', '/ar/home', '/ar/team', '/mr/home', '/mr/team'],
  ]);
});
