import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { formatProblem } from '../../../../i18n/check/problem.ts';
import { findLocaleProblems } from '../../checkLocales.ts';
import { foldEmpty } from '../../foldEmpty.ts';
import { readState, type LocaleState } from '../../state/localeState.ts';
import { writeState, type Authorship } from '../../state/recordState.ts';
import type { Command } from '../command.ts';
import { readArguments } from '../readArguments.ts';
import { refuseUnreadable } from '../refuseUnreadable.ts';
import { readTranslation } from '../selectTexts.ts';
import { writeTogether } from '../writeTogether.ts';
import { describeMerged } from './describeMerged.ts';
import { mergePage, type Merged } from './mergePage.ts';
import type { ReceivedPage } from './readReceived.ts';

const usage = '<code> <file or folder> [--machine] [--reviewed-by "<name>"]';

/** Takes texts back from files of translation tools: all of them, or, if one cannot be read, none. */
export const importTexts: Command = {
  usage,
  summary: 'takes texts back from PO or XLIFF 2 files, and checks them',
  details: [
    'Only texts that are new or others are written, in place; an empty one changes nothing.',
    '--machine says that a machine made them, --reviewed-by who has read them beside the English and',
    'found them right, with those that are no longer marked. A fuzzy one is a guess: without --machine',
    'it is left out.',
  ],
  async run(args, root) {
    const { values, positionals } = readArguments(`import ${usage}`, args, {
      machine: { type: 'boolean' },
      'reviewed-by': { type: 'string' },
    });
    const [code, from, ...others] = positionals;
    const { locale, source, files } = await readTranslation(root, code);
    if (from === undefined || others.length > 0) {
      throw new Error(
        `Expected \`npm run i18n -- import ${usage}\`, got ${others.length > 0 ? 'more' : 'no file or folder'}.`,
      );
    }
    const author = authorOf(values.machine, values['reviewed-by']);
    const { state, problems: unreadable } = await readState(root, locale);
    if (unreadable[0] !== undefined) throw new Error(formatProblem(unreadable[0]));
    const { readReceived } = await import('./readReceived.ts');
    const received = await readReceived(resolve(root, from));
    const contents = new Map<string, string>();
    const merged: [name: string, Merged][] = [];
    for (const page of received) {
      const { name } = page;
      const original = source.get(name);
      if (original === undefined || name === 'locale') {
        throw new Error(
          `${page.path}: Expected a page of the site, got "${name}". Export it again.`,
        );
      }
      refuseOther(page, locale, merged);
      const words = files.get(name);
      const file = `locales/${locale}/${name}.json`;
      if (words !== undefined) refuseUnreadable(words);
      const content = words && (await readFile(join(root, file), 'utf8'));
      const translation = words && content !== undefined ? { words, content } : undefined;
      const before = { source: original, translation, state: state[name] };
      const result = mergePage(locale, before, page.texts, author);
      if (result.content !== undefined) contents.set(file, result.content);
      merged.push([name, result]);
    }
    await writeTogether(root, contents);
    await recordMerged(root, locale, state, merged);
    const problems = await findLocaleProblems(root, [locale]);
    const found = foldEmpty(
      problems.filter(({ file }) => contents.has(file)),
      0,
    );
    const isWrong = found.some(({ severity }) => severity === 'error');
    return {
      output: [...describeMerged(locale, merged, author), ...found.map(formatProblem)].join('\n'),
      exitCode: isWrong ? 1 : 0,
    };
  },
};

function authorOf(isMachine: boolean | undefined, name: string | undefined): Authorship {
  const reviewedBy = name?.trim();
  if (reviewedBy === '') throw new Error('Expected the name of who reviewed, got an empty one.');
  const origin = isMachine === true ? 'machine' : 'person';
  return { origin, ...(reviewedBy !== undefined && { reviewedBy }) };
}

function refuseOther(
  { path, locale: given, name }: ReceivedPage,
  locale: string,
  merged: readonly (readonly [string, Merged])[],
): void {
  if (given !== locale) {
    throw new Error(
      `${path}: Expected texts in ${locale}, got "${given}". Name that language, or take the other file.`,
    );
  }
  if (merged.some(([other]) => other === name)) {
    throw new Error(`${path}: Expected each page once, got "${name}" in two files. Take one away.`);
  }
}

/** Writes the state only if it says something else, so that nothing but a change touches the file. */
async function recordMerged(
  root: string,
  locale: string,
  state: LocaleState,
  merged: readonly (readonly [string, Merged])[],
): Promise<void> {
  const isNews = ([, { changed, confirmed }]: readonly [string, Merged]) =>
    changed.length + confirmed.length > 0;
  if (!merged.some(isNews)) return;
  const news = merged.filter(isNews).map(([name, { state: entries }]) => [name, entries] as const);
  await writeState(root, locale, { ...state, ...Object.fromEntries(news) });
}
