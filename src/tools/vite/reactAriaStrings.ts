import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileStrings } from '@internationalized/string-compiler';
import type { Plugin } from 'vite';
import { sourceLocale } from '../../site/locales.ts';
import { root } from '../root.ts';

/** React Aria's own words, one module per group: `react-aria/dist/private/overlays/intlStrings.mjs`. */
const module =
  /(?:react-aria|react-stately|react-aria-components)\/dist\/private\/(?:([a-z]+)\/)?intlStrings\.mjs$/u;

/** React Aria falls back to this locale and breaks where it is missing. */
const fallback = 'en-US';

/**
 * Feeds React Aria from `locales/<locale>/react-aria.json` instead of its own translations,
 * which know 34 locales and silently speak English in every other one. Every group of words
 * that the site's parts import must be there, word for word; a gap stops the build.
 */
export function reactAriaStrings(): Plugin {
  return {
    name: 'techeon:react-aria-strings',
    enforce: 'pre',
    async load(id) {
      const path = id.replaceAll('\\', '/').split('?')[0] ?? '';
      const match = module.exec(path);
      if (match === null) return undefined;
      const group = match[1];
      const original = join(dirname(path), group === undefined ? '.' : '..', 'intl', group ?? '');
      const { default: known } = (await import(
        pathToFileURL(join(original, `${fallback}.mjs`)).href
      )) as { default: object };
      return stringsOf(group ?? 'components', Object.keys(known));
    },
  };
}

async function stringsOf(group: string, keys: readonly string[]): Promise<string> {
  const folders = await readdir(join(root, 'locales'));
  const locales = folders.filter((name) => !name.startsWith('_'));
  const variable = (locale: string) => `strings_${locale.replaceAll('-', '_')}`;
  const compiled = await Promise.all(
    locales.map(async (locale) => {
      const strings = compileStrings(await readGroup(locale, group, keys));
      return strings.replace('module.exports =', `const ${variable(locale)} =`);
    }),
  );
  const entries = locales.map((locale) => `${JSON.stringify(locale)}: ${variable(locale)}`);
  entries.push(`${JSON.stringify(fallback)}: ${variable(sourceLocale)}`);
  return `${compiled.join('\n')}\nexport default { ${entries.join(', ')} };`;
}

async function readGroup(
  locale: string,
  group: string,
  keys: readonly string[],
): Promise<Record<string, string>> {
  const file = `locales/${locale}/react-aria.json`;
  const groups = JSON.parse(await readFile(join(root, file), 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  const words = groups[group] ?? {};
  const missing = keys.filter((key) => words[key] === undefined);
  if (missing.length > 0) {
    throw new Error(
      `${file}:1:1 Expected "${group}.${missing.join(`", "${group}.`)}", which a part of the site ` +
        'speaks through React Aria; got none. Add it.',
    );
  }
  return words;
}
