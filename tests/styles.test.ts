import { globSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import stylelint from 'stylelint';
import { expect, test } from 'vitest';
import { collectSiteStyles, fontsFile } from '../src/tools/vite/siteStyles.ts';
import { readSources } from './testing/sources.ts';

const root = join(import.meta.dirname, '..');

test('every stylesheet but those of the gallery and of the report, which are no pages, is imported by what it styles', () => {
  const written = globSync('src/**/*.css', {
    cwd: root,
    exclude: ['src/gallery/**', 'src/reports/**'],
  }).toSorted();
  const published = [...collectSiteStyles().map((file) => relative(root, file)), fontsFile];
  const idle = written.filter((file) => !published.includes(file));
  expect(idle, 'published with no page: use the component, or delete it').toEqual([]);
  expect(published.toSorted()).toEqual(written);
});

const components = readSources().filter(({ file }) =>
  /^src\/(?:layout|ui|forms|sections|pages|app)\/(?:[^/]+\/)*[^/]+\.tsx$/u.test(file),
);

test('a component imports the styles of every class that it wears', () => {
  const unstyled = components.flatMap(({ file, text }) => {
    const imported = new Set(
      Array.from(text.matchAll(/^import '([^']+)\.css';$/gmu), ([, path = '']) =>
        kebab(basename(path)),
      ),
    );
    return wornIn(text)
      .filter((name) => !imported.has(name.split('__')[0] ?? ''))
      .map((name) => `${file} wears .${name} and imports no stylesheet of that name`);
  });
  expect(unstyled).toEqual([]);
});

test('a class that a stylesheet owns is worn by something', () => {
  const worn = new Set(components.flatMap(({ text }) => wornIn(text)));
  const idle = collectSiteStyles().flatMap((file) => {
    const own = kebab(basename(file, '.css'));
    const named = readFileSync(file, 'utf8').matchAll(/\.([a-z][\w-]*)/gu);
    return Array.from(named, ([, name = '']) => name).filter(
      (name) => (name === own || name.startsWith(`${own}__`)) && !worn.has(name),
    );
  });
  // The library of the icons and a script put these on.
  expect([...new Set(idle)].toSorted()).toEqual(['cursor-ring', 'lucide']);
});

/** The classes that a component writes out, wherever in an attribute they stand. */
function wornIn(text: string): string[] {
  const written = text.matchAll(/[cC]lassName=(?:"([^"]*)"|\{`([^`]*)`)|\? '([a-z]+__[a-z]+)'/gu);
  return Array.from(written).flatMap(([, plain, template = '', chosen = '']) =>
    `${plain ?? template.replaceAll(/\$\{[^}]*\}/gu, '')} ${chosen}`.split(' ').filter(Boolean),
  );
}

function kebab(name: string): string {
  return name.replaceAll(/(?<=[a-z])[A-Z]/gu, (letter) => `-${letter}`).toLowerCase();
}

test.each([
  ['inset: 1px auto auto 1px', 1],
  ['margin: 0 0 0 auto', 1],
  ['padding: 1px 2px 3px calc(1px + (2px * 2))', 1],
  ['inset: auto 0 -1px', 0],
  ['inset: 1px 2px 3px 2px', 0],
  ['inset-inline-start: 1px', 0],
])('the lint tells of sides that do not mirror: "%s" %i times', async (declaration, times) => {
  const { results } = await stylelint.lint({
    code: `.card { ${declaration} }`,
    codeFilename: join(root, 'src/sections/Card.css'),
    configFile: join(root, '.stylelintrc.json'),
  });
  const said = results.flatMap(({ warnings }) => warnings).map(({ text }) => text);
  expect(said.filter((text) => text.includes('both directions'))).toHaveLength(times);
});
