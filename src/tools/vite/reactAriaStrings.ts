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
  /** Is told what the source locale lacks; a build throws. */
  refuse: (problem: LocaleProblem) => void;
};

/**
 * Feeds React Aria from `locales/<locale>/react-aria.json` instead of its own translations,
 * which know 34 locales and silently speak English in every other one. The renderer gets the
 * words of all locales; a browser finds those of its language in the page
 * (`src/app/SpokenWords.tsx`), so that a further locale costs its visitors nothing. Every group
 * that the site's parts import must be there in the source locale, word for word; a gap stops the
 * build. In another locale it is filled with the source's word.
 * @param inPages false where no page brings the words: in tests of components.
 */
export function reactAriaStrings(words: ReactAriaWords = published, inPages = true): Plugin {
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
      const strings = await stringsOf(group ?? 'components', Object.keys(known), words);
      const isInPage = inPages && this.environment.config.consumer === 'client';
      // What takes arguments is code, which no page can bring as data.
      const isPlain = Object.values(known).every((word) => typeof word === 'string');
      return isInPage && isPlain ? stringsOfPage(group ?? 'components') : strings;
    },
  };
}

/**
 * Words that are read from the page, not before they are asked for. They go by the page's locale: for any
 * other React Aria would ask the browser which is the closest.
 */
function stringsOfPage(group: string): string {
  return (
    'export default { get [document.documentElement.dataset.locale]() { ' +
    `return JSON.parse(document.querySelector('body > [type="application/json"]').textContent).${group}; } };`
  );
}

async function stringsOf(
  group: string,
  keys: readonly string[],
  { read, refuse }: ReactAriaWords,
): Promise<string> {
  const entries: string[] = [];
  const declared: string[] = [];
  const locales = await read();
  const source = locales.get(sourceLocale)?.[group] ?? {};
  const missing = keys.filter((key) => source[key] === undefined);
  if (missing.length > 0) refuse(gap(group, missing));
  for (const [locale, groups] of locales) {
    const words = { ...source, ...groups[group] };
    const name = `strings_${locale.replaceAll('-', '_')}`;
    declared.push(compileStrings(words).replace('module.exports =', `const ${name} =`));
    entries.push(`${JSON.stringify(locale)}: ${name}`);
    if (locale === sourceLocale) entries.push(`${JSON.stringify(fallback)}: ${name}`);
  }
  return `${declared.join('\n')}\nexport default { ${entries.join(', ')} };`;
}

function gap(group: string, missing: readonly string[]): LocaleProblem {
  return problemOf(
    'missing-key',
    { file: `locales/${sourceLocale}/react-aria.json`, key: `${group}.${missing[0]}` },
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
