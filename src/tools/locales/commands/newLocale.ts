import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkLocaleName } from '../../../i18n/check/checkLocaleName.ts';
import { didYouMean } from '../../../i18n/check/nearest.ts';
import { sourceLocale } from '../../../site/locales.ts';
import { isRouteId, routeOf } from '../../../site/routes.ts';
import { servicesFile } from '../localeNames.ts';
import { readProject, type Files } from '../readProject.ts';
import { standardFacts } from '../standardFacts.ts';
import type { Command } from './command.ts';
import { describeNew } from './describeNew.ts';
import { readArguments } from './readArguments.ts';
import { printWords, template } from './template.ts';
import { writeTogether } from './writeTogether.ts';

/** What every page shows and nothing can stand in for but English: the first files of a language. */
const firstFiles = ['common', 'react-aria'];

/** Begins a language, or pages of it, with files to fill in. Nothing of them is published yet. */
export const newLocale: Command = {
  usage: '<code> [page...]',
  summary: 'begins a language, or pages of one, with files to fill in',
  details: [
    '<code> is a BCP 47 language tag such as de or pt-BR, [page...] names of files in locales/en.',
    'A new language gets its facts and the words of the frame. Menus, forms and answers may wait:',
    'what a language lacks of them is shown in English and says so. A page is published once it is whole.',
  ],
  async run(args, root) {
    const { positionals } = readArguments('new <code> [page...]', args, {});
    const [code, ...pages] = positionals;
    const languages = await readProject(root);
    const source: Files = languages.get(sourceLocale) ?? new Map();
    const locale = languageToMake(code, pages, root);
    const isNew = !existsSync(join(root, fileOf(locale, 'locale')));
    const frame = isNew
      ? firstFiles.filter((name) => !existsSync(join(root, fileOf(locale, name))))
      : [];
    const names = withServices(locale, [...frame, ...pages], root);
    const files = new Map<string, string>();
    if (isNew) files.set(fileOf(locale, 'locale'), printWords(standardFacts(locale)));
    for (const name of names) {
      const original = source.get(name);
      if (original === undefined || name === 'locale') {
        const known = [...source.keys()].filter((other) => other !== 'locale');
        throw new Error(`Expected the name of a page, got "${name}".${didYouMean(name, known)}`);
      }
      if (existsSync(join(root, fileOf(locale, name)))) {
        throw new Error(
          `Expected a page that ${locale} has not begun, got "${name}": ${fileOf(locale, name)} is there. Fill that in.`,
        );
      }
      files.set(fileOf(locale, name), template(original, locale));
    }
    await writeTogether(root, files);
    return {
      output: describeNew(locale, { isNew, names, source, own: languages.get(locale) }),
      exitCode: 0,
    };
  },
};

const fileOf = (locale: string, name: string) => `locales/${locale}/${name}.json`;

function languageToMake(code: string | undefined, pages: readonly string[], root: string): string {
  if (code === undefined) {
    throw new Error('Expected a language tag such as de or pt-BR, got none.');
  }
  const misnamed = checkLocaleName(code)?.replace(/ Rename the folder\.$/u, '');
  if (misnamed !== undefined) throw new Error(`${misnamed} Nothing was written.`);
  if (code === sourceLocale) {
    throw new Error(`Expected another language than ${code}, from which every one is made.`);
  }
  if (pages.length === 0 && existsSync(join(root, 'locales', code))) {
    throw new Error(
      `Expected a language that is not there, got ${code}, which has a folder. To begin a page of it: ` +
        `\`npm run i18n -- new ${code} <page>\`.`,
    );
  }
  return code;
}

/** What all service pages share belongs to the first of them. */
function withServices(locale: string, names: readonly string[], root: string): string[] {
  const hasService = names.some((name) => isRouteId(name) && routeOf(name).kind === 'service');
  const needsIt = hasService && !existsSync(join(root, fileOf(locale, servicesFile)));
  return [...new Set([...names, ...(needsIt ? [servicesFile] : [])])];
}
