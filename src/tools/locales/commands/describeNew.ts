import { pluralBase, pluralFormsOf, samplesOf } from '../../../i18n/check/pluralForms.ts';
import { sourceLocale } from '../../../site/locales.ts';
import { isRouteId, routeOf, routes, type RouteId } from '../../../site/routes.ts';
import { pathOf } from '../../../site/urls.ts';
import { servicesFile, sharedFiles } from '../localeNames.ts';
import type { Files } from '../readProject.ts';
import { standardFacts } from '../standardFacts.ts';
import { counted, countWords } from './countWords.ts';
import { missingNotice, noticeText } from './missingNotice.ts';
import { textsOfPage, type NeededText } from './textsOfPage.ts';

type Begun = {
  /** Whether the language itself has just begun. */
  isNew: boolean;
  /** The word files that were written, without their ending. */
  names: readonly string[];
  source: Files;
  /** What the language had before. */
  own: Files | undefined;
};

/** What a translator reads after `new`: what is filled in and what is empty, what to do first, what next. */
export function describeNew(locale: string, { isNew, names, source, own }: Begun): string {
  const { name, script, numberingSystem } = standardFacts(locale);
  const needed = (file: string) => textsOfPage(file, locale, source);
  const pages = names.filter(isListed);
  const notice = missingNotice(source, own) && `locales/${locale}/${noticeText.file}.json`;
  const steps = [
    ...(notice === undefined
      ? []
      : [
          `"${noticeText.key}" in ${notice}: it tells readers that a machine translated their page, and is English until you write it.`,
        ]),
    ...(pages.length === 0
      ? [
          `A page: \`npm run i18n -- new ${locale} <page>\`; the shortest are ${shortest(locale, source)}.`,
        ]
      : pages.map((page) => stepOf(page, locale, needed(page)))),
  ];
  return [
    ...(isNew
      ? [
          `locales/${locale}/locale.json is filled in: ${name}, script ${script}, digits ${numberingSystem}. Look whether that is right.`,
        ]
      : []),
    ...names.map((file) => {
      const texts = needed(file).filter((text) => text.file === file);
      const standIn = sharedFiles.includes(file)
        ? ': English stands in for each until it is there'
        : '';
      return `locales/${locale}/${file}.json has ${size(texts)} to fill in${standIn}.`;
    }),
    `Write between the empty quotes. The English is under the same key in locales/${sourceLocale}/.`,
    ...describePlurals(locale, names, source),
    'To do first:',
    ...steps.map((step, index) => `  ${index + 1}. ${step}`),
    'Then, as often as you like:',
    `  npm run dev   shows http://localhost:5173${pathOf(pages[0] ?? 'home', locale)} as it grows`,
    `  npm run i18n -- check ${locale}   says what is missing or wrong`,
    `  npm run i18n -- record ${locale}   says that a person made the texts; with --machine, a machine`,
    `  npm run i18n -- status ${locale}   says of each page whether it is published, or what is left to do`,
  ].join('\n');
}

/** When a page is on the site. Of what service pages share, it needs a part. */
function stepOf(page: RouteId, locale: string, texts: readonly NeededText[]): string {
  const shared = texts.filter(({ file }) => file !== page).length;
  const where = shared > 0 ? ` (${shared} of them in ${servicesFile}.json)` : '';
  return `The ${size(texts)} of ${page}${where}: the next build publishes it at ${pathOf(page, locale)}.`;
}

function isListed(name: string): name is RouteId {
  return isRouteId(name) && routeOf(name).isUnlisted !== true;
}

function size(texts: readonly NeededText[]): string {
  return `${counted(texts.length, 'text')} (${counted(wordsOf(texts), 'word')} of English)`;
}

/** The pages with the fewest words are the shortest way to something visible. */
function shortest(locale: string, source: Files): string {
  const pages = routes
    .filter(({ id }) => isListed(id))
    .map(({ id }) => ({ id, texts: textsOfPage(id, locale, source) }))
    .toSorted((a, b) => wordsOf(a.texts) - wordsOf(b.texts));
  const list = pages.slice(0, 3).map(({ id, texts }) => `${id}, ${size(texts)}`);
  return list.join('; ');
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
