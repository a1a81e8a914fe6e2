import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
 * which know 34 locales and silently speak English in every other one. Groups that no locale
 * file names are not used by any part of the site and come out empty; asking for a word of
 * them throws in the browser tests.
 */
export function reactAriaStrings(): Plugin {
  return {
    name: 'techeon:react-aria-strings',
    enforce: 'pre',
    load(id) {
      const match = module.exec(id.replaceAll('\\', '/').split('?')[0] ?? '');
      return match === null ? undefined : stringsOf(match[1] ?? 'components');
    },
  };
}

type Group = Record<string, string>;

function stringsOf(group: string): string {
  const locales = readdirSync(join(root, 'locales')).filter((name) => !name.startsWith('_'));
  const compiled = locales.map((locale) => {
    const path = join(root, 'locales', locale, 'react-aria.json');
    const groups = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Group>;
    return [locale, compileStrings(groups[group] ?? {})] as const;
  });
  const name = (locale: string) => `strings_${locale.replaceAll('-', '_')}`;
  return [
    ...compiled.map(([locale, code]) =>
      code.replace('module.exports =', `const ${name(locale)} =`),
    ),
    `export default { ${[
      ...locales.map((locale) => `${JSON.stringify(locale)}: ${name(locale)}`),
      `${JSON.stringify(fallback)}: ${name(sourceLocale)}`,
    ].join(', ')} };`,
  ].join('\n');
}
