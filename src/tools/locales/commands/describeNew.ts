import { pluralBase, pluralFormsOf, samplesOf } from '../../../i18n/check/pluralForms.ts';
import { isRouteId, routeOf, routes, type RouteId } from '../../../site/routes.ts';
import { pathOf } from '../../../site/urls.ts';
import type { Files } from '../readProject.ts';
import { standardFacts } from '../standardFacts.ts';
import { counted, countWords } from './countWords.ts';
import { textsOfPage, type NeededText } from './textsOfPage.ts';

type Begun = {
  /** Whether the language itself has just begun. */
  isNew: boolean;
  /** The word files that were written, without their ending. */
  names: readonly string[];
  source: Files;
};

/** What a translator reads after `new`: the files, how many texts until a page is visible, what next. */
export function describeNew(locale: string, { isNew, names, source }: Begun): string {
  const { name, script, numberingSystem } = standardFacts(locale);
  const needed = (file: string) => textsOfPage(file, locale, source);
  const pages = names.filter(isListed);
  return [
    ...(isNew
      ? [
          `locales/${locale}/locale.json: ${name}, script ${script}, digits ${numberingSystem}. Check these.`,
        ]
      : []),
    ...names.map((file) => {
      const texts = needed(file).filter((text) => text.file === file);
      return `locales/${locale}/${file}.json: ${size(texts)} to fill in.`;
    }),
    'An empty text counts as one that is not there: English stands in for it in menus, forms and footer.',
    ...describePlurals(locale, names, source),
    'Next:',
    ...(pages.length === 0
      ? [`  npm run i18n -- new ${locale} <page>   begins a page; ${shortest(locale, source)}`]
      : pages.map(
          (page) =>
            `  translate the ${size(needed(page))} of ${page}: then it is published at ${pathOf(page, locale)}`,
        )),
    `  npm run dev   then http://localhost:5173${pathOf(pages[0] ?? 'home', locale)} as it grows`,
    `  npm run i18n -- check ${locale}   what is wrong`,
    `  npm run i18n -- status ${locale}   what is left`,
    `  npm run i18n -- record ${locale} [--machine] [--reviewed-by "<name>"]   whose the texts are`,
  ].join('\n');
}

function isListed(name: string): name is RouteId {
  return isRouteId(name) && routeOf(name).isUnlisted !== true;
}

function size(texts: readonly NeededText[]): string {
  return `${counted(texts.length, 'text')} (${counted(wordsOf(texts), 'word')})`;
}

/** The pages with the fewest words are the shortest way to something visible. */
function shortest(locale: string, source: Files): string {
  const pages = routes
    .filter(({ id }) => isListed(id))
    .map(({ id }) => ({ id, texts: textsOfPage(id, locale, source) }))
    .toSorted((a, b) => wordsOf(a.texts) - wordsOf(b.texts));
  const list = pages.slice(0, 3).map(({ id, texts }) => `${id}, ${size(texts)}`);
  return `the shortest are ${list.join('; ')}`;
}

function wordsOf(texts: readonly NeededText[]): number {
  return countWords(texts.map(({ english }) => english));
}

/** Which numbers each plural form is for: nobody has to know the name of a form. */
function describePlurals(locale: string, names: readonly string[], source: Files): string[] {
  const bases = names.flatMap((file) => {
    const keys = [...(source.get(file)?.words.keys() ?? [])].map(pluralBase);
    return [...new Set(keys.filter((base) => base !== undefined))].map((base) => ({ file, base }));
  });
  const [first] = bases;
  if (first === undefined) return [];
  const forms = pluralFormsOf(first.base, locale).map(
    (form) => `_${form} for ${samplesOf(first.base, form, locale)}`,
  );
  const keys = bases.map(({ file, base }) => `${base} (${file})`).join(', ');
  return [`Plural forms: ${forms.join('; ')}. They are in ${keys}.`];
}
