import { didYouMean } from './nearest.ts';
import { problemOf, type LocaleProblem } from './problem.ts';
import { readWords, type Word } from './readWords.ts';
import { severityOf, type RuleId } from './severity.ts';

/** What nobody may allow: it is unsafe, or the file cannot be read with it. */
const never: ReadonlySet<RuleId> = new Set<RuleId>([
  'json-syntax',
  'encoding',
  'file-size',
  'file-name',
  'locale-name',
  'locale-facts',
  'duplicate-key',
  'key-shape',
  'wrong-type',
  'missing-source',
  'missing-file',
  'missing-key',
  'unsafe-markup',
  'placeholder',
  'icu-syntax',
  'control-character',
  'bidi',
  'mojibake',
  'allow-list',
  'terms-file',
]);

/**
 * Takes away the problems that a list allows, and tells of entries that are wrong or allow nothing.
 * A list is `{ "home": { "faq.items.support.answer": { "changed-number": "why" } } }`: file, key,
 * rule, and the reason in words.
 * @param content of the list. @param file its path, for the entries that are told.
 */
export function applyAllowList(
  problems: readonly LocaleProblem[],
  file: string,
  content: Uint8Array | string,
  locale: string,
): LocaleProblem[] {
  const entries = readEntries(file, content);
  if (entries.problems.length > 0) return [...problems, ...entries.problems];
  const used = new Set<string>();
  const kept = problems.filter((problem) => {
    const name = `${problem.file}|${problem.key}|${problem.rule}`;
    const entry = entries.known.get(name);
    if (entry === undefined || never.has(problem.rule)) return true;
    used.add(name);
    return false;
  });
  const told = [...entries.known].flatMap(([name, { word, key, path, rule }]) => {
    if (!path.startsWith(`locales/${locale}/`)) return [];
    const message = mistakeOf(rule, word, used.has(name));
    return message === undefined
      ? []
      : [problemOf('allow-list', { file, line: word.line, column: word.column, key }, message)];
  });
  return [...kept, ...told];

  function mistakeOf(rule: string, { text }: Word, isUsed: boolean): string | undefined {
    if (!Object.hasOwn(severityOf, rule)) {
      return `Expected the id of a rule, got "${rule}".${didYouMean(rule, Object.keys(severityOf))} Write the id that check shows.`;
    }
    if (never.has(rule as RuleId)) {
      return `Expected a rule that may be allowed, got "${rule}", which keeps pages safe or readable. Mend the text.`;
    }
    if (!/\p{L}{2}.*\s.*\p{L}{2}/u.test(text)) {
      return `Expected a reason in words, got "${text}". Say why the text is right.`;
    }
    return isUsed
      ? undefined
      : `Expected a problem "${rule}" to allow, got none any more. Delete the entry.`;
  }
}

type Entry = { word: Word; key: string; path: string; rule: string };

/** Rules, keys and files as readWords cannot give them, since keys have dots in them here. */
function readEntries(
  file: string,
  content: Uint8Array | string,
): { known: Map<string, Entry>; problems: LocaleProblem[] } {
  const { words, problems } = readWords(file, content, { dottedKeys: true });
  const known = new Map<string, Entry>();
  const locale = file.replace(/^.*\//u, '').replace(/\.json$/u, '');
  for (const [path, word] of words) {
    const [name = '', ...rest] = path.split('.');
    const rule = rest.pop() ?? '';
    const key = rest.join('.');
    const of = `locales/${locale}/${name}.json`;
    known.set(`${of}|${key}|${rule}`, { word, key, path: of, rule });
  }
  return { known, problems };
}
