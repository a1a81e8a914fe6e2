import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileStrings } from '@internationalized/string-compiler';
import type { Plugin } from 'vite';
import { formatProblem, problemOf, type LocaleProblem } from '../../i18n/check/problem.ts';
import { sourceLocale } from '../../site/locales.ts';
import { publishedLocales } from '../locales/publishedLocales.ts';

/** React Aria's own words, one module per group: `react-aria/dist/private/overlays/intlStrings.mjs`. */
export const stringsModule =
  /(?:react-aria|react-stately|react-aria-components)\/dist\/private\/(?:([a-z]+)\/)?intlStrings\.mjs$/u;

/** Stands before the path of such a module where development keeps it out of its package. */
export const outsidePrefix = '\0strings:';

/** React Aria falls back to this locale and breaks where it is missing. */
const fallback = 'en-US';

type Words = Readonly<Record<string, string>>;

/** Where the words come from, and what becomes of a gap. */
export type ReactAriaWords = {
  /** Words by locale and group. */
  read: () => Promise<ReadonlyMap<string, Readonly<Record<string, Words>>>>;
  /** Is told what a locale lacks; a build throws. */
  refuse: (problem: LocaleProblem) => void;
};

/**
 * Feeds React Aria from `locales/<locale>/react-aria.json` instead of its own translations,
 * which know 34 locales and silently speak English in every other one. Every group of words
 * that the site's parts import must be there, word for word; a gap stops the build.
 */
export function reactAriaStrings(words: ReactAriaWords = published): Plugin {
  return {
    name: 'techeon:react-aria-strings',
    enforce: 'pre',
    async load(id) {
      const path = id.replace(outsidePrefix, '').replaceAll('\\', '/').split('?')[0] ?? '';
      const match = stringsModule.exec(path);
      if (match === null) return undefined;
      const group = match[1];
      const original = join(dirname(path), group === undefined ? '.' : '..', 'intl', group ?? '');
      const { default: known } = (await import(
        pathToFileURL(join(original, `${fallback}.mjs`)).href
      )) as { default: object };
      return stringsOf(group ?? 'components', Object.keys(known), words);
    },
  };
}

async function stringsOf(
  group: string,
  keys: readonly string[],
  { read, refuse }: ReactAriaWords,
): Promise<string> {
  const entries: string[] = [];
  const declared: string[] = [];
  const locales = await read();
  const english = locales.get(sourceLocale)?.[group];
  for (const [locale, groups] of locales) {
    const words = { ...english, ...groups[group] };
    const missing = keys.filter((key) => words[key] === undefined);
    if (missing.length > 0) refuse(gap(locale, group, missing));
    const name = `strings_${locale.replaceAll('-', '_')}`;
    declared.push(compileStrings(words).replace('module.exports =', `const ${name} =`));
    entries.push(`${JSON.stringify(locale)}: ${name}`);
    if (locale === sourceLocale) entries.push(`${JSON.stringify(fallback)}: ${name}`);
  }
  return `${declared.join('\n')}\nexport default { ${entries.join(', ')} };`;
}

function gap(locale: string, group: string, missing: readonly string[]): LocaleProblem {
  return problemOf(
    'missing-key',
    { file: `locales/${locale}/react-aria.json`, key: `${group}.${missing[0]}` },
    `Expected "${group}.${missing.join(`", "${group}.`)}", which a part of the site ` +
      'speaks through React Aria; got none. Add it.',
  );
}

const published: ReactAriaWords = {
  async read() {
    const { words } = await publishedLocales();
    const locales = new Set([...words.keys()].map((file) => file.split('/')[1] ?? ''));
    return new Map(
      [...locales].map((locale) => {
        const groups = words.get(`locales/${locale}/react-aria.json`) ?? {};
        return [locale, groups as Record<string, Words>] as const;
      }),
    );
  },
  refuse(problem) {
    throw new Error(formatProblem(problem));
  },
};
