import { expectedWords } from '../../../../i18n/check/compareWords.ts';
import { readWords, type WordFile } from '../../../../i18n/check/readWords.ts';
import { nest } from '../../nest.ts';
import { hashOf, type LocaleState, type TextState } from '../../state/localeState.ts';
import { entryFor, type Authorship } from '../../state/recordState.ts';
import { setTexts } from '../setTexts.ts';
import { printWords } from '../template.ts';
import type { ReceivedText, Standing } from './exchangeText.ts';
import { standingOf } from './standingOf.ts';

type Before = {
  source: WordFile;
  /** The file and its content; undefined for a page that the language has not begun. */
  translation: { words: WordFile; content: string } | undefined;
  state: LocaleState[string] | undefined;
};

/** What a page that came back changes. */
export type Merged = {
  /** The file's new content; undefined if it stays as it is. */
  content: string | undefined;
  state: LocaleState[string];
  /** Keys whose text is new or another one. */
  changed: readonly string[];
  /** Keys that were stale or unreviewed and that the translator says are right as they are. */
  confirmed: readonly string[];
  /** Keys said to be right without a name: a machine's text stays one. */
  unsigned: readonly string[];
  /** Keys whose new text is a guess, which is left out unless it is said to be a machine's. */
  guessed: readonly string[];
  /** Keys that English does not have. */
  unknown: readonly string[];
};

/**
 * Joins what came back with what is there. What is the same, or empty, changes nothing. A text is
 * recorded as made from the English that its translator saw, so that one which has changed since is stale.
 */
export function mergePage(
  locale: string,
  { source, translation, state: known = {} }: Before,
  received: readonly ReceivedText[],
  author: Authorship,
): Merged {
  const order = [...expectedWords(source, locale)];
  const english = new Map(order.map(([key, { text }]) => [key, text]));
  const texts = new Map<string, string>();
  const state = { ...known };
  const lists = { confirmed: [], unsigned: [], guessed: [], unknown: [] } as Record<
    'confirmed' | 'unsigned' | 'guessed' | 'unknown',
    string[]
  >;
  for (const { key, text, mark, english: seen } of received) {
    const now = english.get(key);
    if (now === undefined) lists.unknown.push(key);
    if (now === undefined || text === '') continue;
    const old = translation?.words.words.get(key)?.text;
    // PO cannot hold half a character; it comes back as the sign for what is unreadable.
    if (old === undefined || (old !== text && old.toWellFormed() !== text)) {
      if (mark === 'fuzzy' && author.origin !== 'machine') {
        lists.guessed.push(key);
        continue;
      }
      texts.set(key, text);
      state[key] = entryFor(seen, text, author);
      continue;
    }
    const entry = state[key];
    const standing = standingOf(old, now, entry);
    if (mark !== 'done' || (standing !== 'stale' && standing !== 'machine')) continue;
    const confirmed = confirm(entry, { old, seen, standing }, author);
    if (confirmed === undefined) lists.unsigned.push(key);
    else {
      state[key] = confirmed;
      lists.confirmed.push(key);
    }
  }
  const keys = order.map(([key]) => key);
  const content = edit();
  const inFile = content === undefined ? undefined : readWords('', content).words.keys();
  return { ...lists, content, state: inOrder(state, inFile), changed: [...texts.keys()] };

  function edit(): string | undefined {
    if (texts.size === 0) return undefined;
    if (translation !== undefined) return setTexts(translation.content, texts, keys);
    const added = keys.flatMap((key) => {
      const text = texts.get(key);
      return text === undefined ? [] : [[key, text] as const];
    });
    return printWords(nest(added));
  }
}

/**
 * What is known once a translator says that a text is right beside the English they saw. Who reviewed
 * it beside another English has not signed for this one.
 */
function confirm(
  entry: TextState | undefined,
  { old, seen, standing }: { old: string; seen: string; standing: Standing },
  { origin, reviewedBy }: Authorship,
): TextState | undefined {
  if (reviewedBy === undefined && standing === 'machine') return undefined;
  return entryFor(seen, old, {
    origin: entry?.text === hashOf(old) ? entry.origin : origin,
    ...(reviewedBy !== undefined && { reviewedBy }),
  });
}

/** The state in the order of a file's keys, as it is recorded; as it is for a file that stays. */
function inOrder(
  state: LocaleState[string],
  keys: Iterable<string> | undefined,
): LocaleState[string] {
  if (keys === undefined) return state;
  const order = [...keys];
  const known = Object.entries(state).filter(([key]) => order.includes(key));
  return Object.fromEntries(known.toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b)));
}
