import { problemOf, type LocaleProblem } from '../../../i18n/check/problem.ts';
import type { Word, WordFile } from '../../../i18n/check/readWords.ts';
import { englishOf } from './englishOf.ts';
import { factsOf } from './factsOf.ts';
import { hashOf, type LocaleState, type TextState } from './localeState.ts';

/**
 * Compares a translated file with the English it was made from: a sentence that has changed since
 * is work to do; a number, a placeholder or an address that has changed is an error, because the
 * translation now says something else.
 */
export function compareState(
  source: WordFile,
  { file, words }: WordFile,
  state: LocaleState[string] = {},
): LocaleProblem[] {
  const problems: LocaleProblem[] = [];
  for (const [key, word] of words) {
    const english = englishOf(source, key);
    const entry = state[key];
    // Of a text that nobody vouches for nobody knows from which English it is.
    if (english === undefined || entry?.text !== hashOf(word.text)) continue;
    problems.push(...staleness(file, key, word, english.text, entry));
  }
  return problems;
}

function staleness(
  file: string,
  key: string,
  { line, column }: Word,
  english: string,
  entry: TextState,
): LocaleProblem[] {
  if (entry.english === hashOf(english)) return [];
  const before = entry.facts ?? [];
  const now = factsOf(english);
  const place = { file, line, column, key };
  const name = file
    .split('/')
    .at(-1)
    ?.replace(/\.json$/u, '');
  const remedy =
    'Translate it again, then `npm run i18n -- record`; if it still says the same, ' +
    `\`npm run i18n -- unchanged ${name} ${key}\`.`;
  if (before.join('\n') === now.join('\n')) {
    const message = `Expected the translation of the English as it is now, got an older one. ${remedy} English: ${JSON.stringify(english)}`;
    return [problemOf('stale', place, message)];
  }
  const came = now.filter((fact) => !before.includes(fact));
  const went = before.filter((fact) => !now.includes(fact));
  const change = `${list(went)} became ${list(came)}`;
  const message = `Expected what the English says now, got a translation from before ${change}. ${remedy} English: ${JSON.stringify(english)}`;
  return [problemOf('stale-fact', place, message)];
}

function list(facts: readonly string[]): string {
  return facts.length === 0 ? 'nothing' : facts.map((fact) => JSON.stringify(fact)).join(', ');
}
