import { wordsIn } from './wordsIn.ts';
import { withoutPlaceholders, wordsOfEnglish } from './rules/pair.ts';

/** What all English texts together show, so that no rule needs a dictionary. */
export type English = {
  /** Words that stand in lower case somewhere: ordinary ones, not names. */
  ordinary: ReadonlySet<string>;
  /** Words with a capital or a digit behind their first letter: HIPAA, LinkedIn, iOS. */
  marked: ReadonlySet<string>;
  /** Words that never stand in lower case although sentences around them do: Latur. */
  proper: ReadonlySet<string>;
  /** Words with a capital in a text that is no sentence, where all words may have one. */
  titled: ReadonlySet<string>;
  /** Names of placeholders. */
  placeholders: ReadonlySet<string>;
  /** Each text of at least four words, to find it left over in a translation. */
  sentences: ReadonlySet<string>;
};

const markedShape = /^(?=.*\p{Lu})\p{L}[\p{L}\p{N}]*(?:\p{Lu}|\p{N})[\p{L}\p{N}]*$/u;

/** Looks through the English texts once. */
export function readEnglish(texts: Iterable<string>): English {
  const ordinary = new Set<string>();
  const marked = new Set<string>();
  const capitals = new Set<string>();
  const titled = new Set<string>();
  const placeholders = new Set<string>();
  const sentences = new Set<string>();
  for (const text of texts) {
    for (const [, name = ''] of text.matchAll(/\{\{\s*([\w-]+)/gu)) placeholders.add(name);
    const bare = withoutPlaceholders(text);
    const words = wordsOfEnglish(text);
    const lower = words.filter((word) => word === word.toLowerCase());
    for (const word of lower) ordinary.add(word);
    // In a title all words have capitals, in a sentence names have, in a list of names all are.
    const isSentence = lower.length * 2 > words.length;
    for (const [place, word] of words.entries()) {
      if (markedShape.test(word)) marked.add(word);
      if (!isSentence && /^\p{Lu}/u.test(word)) titled.add(word);
      const isAlone = place > 0 && !/^\p{Lu}/u.test(words[place - 1] ?? '');
      if (isSentence && isAlone && /^\p{Lu}\p{Ll}+$/u.test(word)) capitals.add(word);
    }
    for (const sentence of sentencesIn(bare)) sentences.add(sentence);
  }
  const proper = new Set([...capitals].filter((word) => !ordinary.has(word.toLowerCase())));
  return { ordinary, marked, proper, titled, placeholders, sentences };
}

/** The sentences of a text that have at least four words, in lower case and without marks. */
export function sentencesIn(text: string): string[] {
  return text
    .split(/[.!?:;。！？؟।\n]+/u)
    .map((sentence) => wordsIn(sentence))
    .filter((words) => words.length >= 4)
    .map((words) => words.join(' ').toLowerCase());
}
