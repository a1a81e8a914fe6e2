import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../../src/project/root.ts';

type Words = { [key: string]: string | Words };

/** A language of the site, as it is written. */
export const unfinished = 'ar';

/** Files with which a page is drawn, and which therefore do not lack a word. */
const whole = ['locale', 'react-aria', 'home', 'contact-us'];

/** What has been written so far of the words that every page needs; the other files are not there. */
const begun: Record<string, readonly string[]> = {
  common: ['header.close', 'footer.legal', 'figures.captions', 'serviceMenu.pages_many', 'lost'],
  menu: ['pages.home', 'pages.services', 'pages.terms', 'families.testing'],
  'thanks-quote': ['meta.title', 'heading'],
};

/** English letters as other ones, so that whoever finds English knows that nobody translated it. */
const letters = 'ابتثجحخدذرزسشصضطظعغفقكلمنه';

/** All words of the site by file, as if the translation had only just begun. */
export function unfinishedLocale(): Record<string, Words> {
  const files = globSync('locales/{en,ar}/*.json', { cwd: root }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const words = Object.fromEntries(files.map((file) => [file, read(file)]));
  const shared = ['common', 'menu', 'forms', 'not-found', 'subscription', 'thanks-consultation'];
  for (const name of [...shared, 'thanks-newsletter', 'thanks-quote']) {
    const file = `locales/${unfinished}/${name}.json`;
    const kept = begun[name];
    if (kept === undefined) delete words[file];
    else words[file] = only(words[file] ?? {}, kept);
  }
  for (const file of files.filter((one) => one.startsWith('locales/en/'))) {
    const name = basename(file, '.json');
    if (whole.includes(name) || shared.includes(name) || name.startsWith('thanks-')) continue;
    words[`locales/${unfinished}/${name}.json`] = invented(words[file] ?? {});
  }
  return words;
}

/** Every run of Latin letters that a finished text has, such as a name. */
export function latinOf(words: Words): string[] {
  return JSON.stringify(Object.values(words)).match(/[A-Za-z]{2,}/gu) ?? [];
}

function read(file: string): Words {
  return JSON.parse(readFileSync(join(root, file), 'utf8')) as Words;
}

/** The words at or below these paths. */
function only(words: Words, paths: readonly string[], prefix = ''): Words {
  const entries = Object.entries(words).flatMap(([key, value]): [string, string | Words][] => {
    const path = prefix + key;
    if (paths.includes(path)) return [[key, value]];
    if (typeof value === 'string') return [];
    const below = only(value, paths, `${path}.`);
    return Object.keys(below).length === 0 ? [] : [[key, below]];
  });
  return Object.fromEntries(entries);
}

function invented(words: Words): Words {
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [
      key,
      typeof value === 'string' ? inLetters(value) : invented(value),
    ]),
  );
}

function inLetters(text: string): string {
  return text
    .split(/(\{\{[^}]*\}\})/u)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replaceAll(
            /[a-z]/giu,
            (letter) => letters[letter.toLowerCase().charCodeAt(0) - 97] ?? letter,
          ),
    )
    .join('');
}
