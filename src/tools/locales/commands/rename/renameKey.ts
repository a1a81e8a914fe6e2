import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applyEdits } from 'jsonc-parser';
import { didYouMean } from '../../../../i18n/check/nearest.ts';
import { formatProblem } from '../../../../i18n/check/problem.ts';
import { readWords, type WordFile } from '../../../../i18n/check/readWords.ts';
import { sourceLocale } from '../../../../site/locales.ts';
import { readProject, type Files } from '../../readProject.ts';
import { readState, type LocaleState } from '../../state/localeState.ts';
import { writeState } from '../../state/recordState.ts';
import type { Command } from '../command.ts';
import { counted } from '../countWords.ts';
import { readArguments } from '../readArguments.ts';
import { refuseUnreadable } from '../refuseUnreadable.ts';
import { writeTogether } from '../writeTogether.ts';
import { refuseRename, renamed, type KeyRename } from './keyRename.ts';
import { renameInLists } from './renameInLists.ts';
import { renameInWords } from './renameInWords.ts';

const usage = '<page> <old key> <new key> [--by-hand]';

/** Files whose keys are not ours to name: facts of a language, and the words of React Aria. */
const fixed = ['locale', 'react-aria'];

/** Renames a key, or a group of keys, wherever it stands: all languages, what is known of texts, sources. */
export const renameKey: Command = {
  usage,
  summary: 'renames a key, or a group of keys, in all languages and sources',
  details: [
    'Texts, their order, origin and review stay, and only the lines concerned change. A plural key is',
    'named without its form. If a source may mean the key and it cannot be seen for sure, nothing is',
    'written and the places are listed; with --by-hand the rest is renamed, and these are left to you.',
  ],
  async run(args, root) {
    const { values, positionals } = readArguments(`rename ${usage}`, args, {
      'by-hand': { type: 'boolean' },
    });
    const [page = '', from = '', to = '', ...more] = positionals;
    if (to === '' || more.length > 0) {
      throw new Error(
        `Expected \`npm run i18n -- rename ${usage}\`, got ${counted(positionals.length, 'name')}.`,
      );
    }
    const languages = await readProject(root);
    const source: Files = languages.get(sourceLocale) ?? new Map();
    const known = [...source.keys()].filter((name) => !fixed.includes(name));
    if (!known.includes(page)) {
      throw new Error(`Expected the name of a page, got "${page}".${didYouMean(page, known)}`);
    }
    const rename: KeyRename = { page, from, to };
    const words = await wordFilesOf(root, page, languages);
    refuseRename(rename, words);
    const changed = new Map<string, string>();
    for (const file of words) {
      refuseUnreadable(file);
      changed.set(file.file, renameInWords(await read(root, file.file), rename));
    }
    await renameLists(root, rename, changed);
    const others = (key: string) => {
      const holds = ({ words: texts }: WordFile) =>
        [...texts.keys()].some((other) => renamed(other, { from: key, to: '' }) !== other);
      return [...source].some(([name, file]) => name !== page && holds(file));
    };
    const { findUses } = await import('./findUses.ts');
    const { edits, unsure } = await findUses(root, rename, others);
    if (unsure.length > 0 && values['by-hand'] !== true) {
      throw new Error(
        `Expected to see every use of "${from}", got ${counted(unsure.length, 'place')} that may mean it. ` +
          `Nothing was written. With --by-hand the rest is renamed, and these are left to you:\n${unsure.join('\n')}`,
      );
    }
    for (const [file, list] of edits) {
      changed.set(file, applyEdits(await read(root, file), [...list]));
    }
    const states = await renamedStates(root, rename, [...languages.keys()]);
    const before = await Promise.all([...changed.keys()].map((file) => read(root, file)));
    const files = new Map([...changed].filter(([, content], index) => content !== before[index]));
    await writeTogether(root, files);
    for (const [locale, state] of states) await writeState(root, locale, state);
    return {
      output: [
        `${page}: "${from}" is "${to}" in ${counted(files.size + states.size, 'file')}. Now \`npm run check\`.`,
        ...[...files.keys()].map((file) => `  ${file}`),
        ...[...states.keys()].map((locale) => `  locales/_state/${locale}.json`),
        ...(unsure.length === 0 ? [] : ['Left to you:', ...unsure.map((place) => `  ${place}`)]),
      ].join('\n'),
      exitCode: 0,
    };
  },
};

function read(root: string, file: string): Promise<string> {
  return readFile(join(root, file), 'utf8');
}

/** The page's file in every language, English first, and in those that are kept for the tests. */
async function wordFilesOf(
  root: string,
  page: string,
  languages: ReadonlyMap<string, Files>,
): Promise<WordFile[]> {
  const own = [sourceLocale, ...languages.keys()].flatMap((locale) => {
    const file = languages.get(locale)?.get(page);
    return file === undefined ? [] : [file];
  });
  const kept = globSync(`tests/testing/soundLocales/*/${page}.json`, { cwd: root }).toSorted();
  const forTests = kept.map(async (file) => readWords(file, await read(root, file)));
  return [...new Set([...own, ...(await Promise.all(forTests))])];
}

/** Notes on the page, and what is allowed of its texts by language. */
async function renameLists(
  root: string,
  rename: KeyRename,
  changed: Map<string, string>,
): Promise<void> {
  for (const file of globSync(`locales/_notes/${rename.page}.json`, { cwd: root })) {
    changed.set(file, renameInLists(file, await read(root, file), rename));
  }
  for (const file of globSync('locales/_allow/*.json', { cwd: root })) {
    changed.set(file, renameInLists(file, await read(root, file), rename, rename.page));
  }
}

/** What is known of the texts in languages that have them, under their new keys. */
async function renamedStates(
  root: string,
  rename: KeyRename,
  locales: readonly string[],
): Promise<Map<string, LocaleState>> {
  const states = new Map<string, LocaleState>();
  for (const locale of locales) {
    const { state, problems } = await readState(root, locale);
    if (problems[0] !== undefined) throw new Error(formatProblem(problems[0]));
    const entries = Object.entries(state[rename.page] ?? {});
    if (entries.every(([key]) => renamed(key, rename) === key)) continue;
    const next = entries.map(([key, entry]) => [renamed(key, rename), entry] as const);
    states.set(locale, { ...state, [rename.page]: Object.fromEntries(next) });
  }
  return states;
}
