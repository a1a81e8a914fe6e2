import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatProblem, type LocaleProblem } from '../../i18n/check/problem.ts';
import { readWords } from '../../i18n/check/readWords.ts';
import { fixFile } from '../../i18n/check/fixText.ts';
import { writeWhole } from '../../project/writeWhole.ts';
import { chooseFiles } from './chooseFiles.ts';
import { findAllProblems } from './findAllProblems.ts';
import { foldEmpty } from './foldEmpty.ts';
import { readLocaleFolders } from './localeFolders.ts';
import { readState } from './state/localeState.ts';
import { writeState } from './state/recordState.ts';
import { rehash } from './state/rehash.ts';

type Options = {
  /** The folder that holds `locales/`. */
  folder: string;
  /** Languages to look at, and then names of their files, as typed: `pl team`. All if there are none. */
  chosen?: readonly string[];
  /** One JSON array of problems and nothing else. */
  json?: boolean;
  /** Mends what is safe first. */
  fix?: boolean;
  /** What is left to do fails as an error does. */
  strict?: boolean;
};

/**
 * `npm run i18n -- check`: everything that is wrong with the locales, for people or for programs.
 * @returns what goes to standard output, and 1 if an error is among it, else 0.
 * @throws Error for a language or a file that is not there.
 */
export async function check({
  folder,
  chosen = [],
  json = false,
  fix = false,
  strict = false,
}: Options): Promise<{ output: string; exitCode: 0 | 1 }> {
  const { locales, files } = await chooseFiles(folder, chosen);
  const isChosen = (file: string) => files?.has(file) ?? true;
  const fixed = fix ? await fixLocales(folder, locales, isChosen) : [];
  const found = await findAllProblems(folder, locales);
  const problems = found.filter(({ file }) => isChosen(file));
  const fails = ({ severity }: LocaleProblem) =>
    severity === 'error' || (strict && severity === 'todo');
  const exitCode = problems.some(fails) ? 1 : 0;
  if (json) return { output: JSON.stringify(problems, null, 2), exitCode };
  return {
    output: [...fixed, ...foldEmpty(problems).map(describe), count(problems)].join('\n'),
    exitCode,
  };
}

/** `locales/mr/home.json:14:22 error placeholder hero.lead`, the message below, then the English. */
function describe(problem: LocaleProblem): string {
  const { severity, rule, key, message } = problem;
  const place = formatProblem({ ...problem, message: '' }).trim();
  const [, said = message, english] = /^(.*?)(?: (English: ".*"))?$/su.exec(message) ?? [];
  const head = `${place} ${severity} ${rule} ${key}`.trim();
  return [head, `  ${said}`, ...(english === undefined ? [] : [`  ${english}`])].join('\n');
}

function count(problems: readonly LocaleProblem[]): string {
  if (problems.length === 0) return 'Nothing to mend.';
  const of = (wanted: string) => problems.filter(({ severity }) => severity === wanted).length;
  const plural = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;
  return `${plural(of('error'), 'error')}, ${plural(of('todo'), 'todo')}, ${plural(of('hint'), 'hint')}`;
}

/** Mends the files of some languages in place and says what was done, a line a text. */
async function fixLocales(
  folder: string,
  locales: readonly string[],
  isChosen: (file: string) => boolean,
): Promise<string[]> {
  const { folders } = await readLocaleFolders(folder);
  const done: string[] = [];
  for (const { code, names } of folders) {
    if (locales.length > 0 && !locales.includes(code)) continue;
    const { state } = await readState(folder, code);
    let kept = state;
    for (const name of names) {
      const path = `locales/${code}/${name}.json`;
      if (!isChosen(path)) continue;
      const bytes = await readFile(join(folder, path));
      const mark = bytes.subarray(0, 3).toString('hex') === 'efbbbf';
      const words = readWords(path, mark ? bytes.subarray(3) : bytes);
      if (!words.isRead || name === 'locale') continue;
      const { content, fixes } = fixFile(words, code);
      if (!mark && fixes.length === 0) continue;
      await writeWhole(join(folder, path), content);
      // Who made and reviewed a text has not changed with its spaces and quotes.
      kept = rehash(kept, name, words, readWords(path, content));
      if (mark) done.push(`${path}: fixed byte order mark`);
      done.push(...fixes.map(({ key, what }) => `${path}: fixed ${what} in ${key}`));
    }
    if (kept !== state) await writeState(folder, code, kept);
  }
  return done;
}
