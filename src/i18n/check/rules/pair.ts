import { maskLinks } from '../../../words/linkMarks.ts';
import { shorten } from '../shorten.ts';
import { wordsIn } from '../wordsIn.ts';
import { numbersIn, type WrittenNumber } from './numbersIn.ts';

const placeholder = /\{\{[^{}]*\}\}/gu;

/** Letters, one space between words, and a full stop: what most texts are. */
const plain =
  /^[[\p{L}\p{M}]--\p{Default_Ignorable_Code_Point}]+(?: [[\p{L}\p{M}]--\p{Default_Ignorable_Code_Point}]+)*\.?$/v;

/** What several rules ask of a text, found once and only if asked. */
class Facts {
  readonly text: string;
  #bare: string | undefined;
  #words: readonly string[] | undefined;
  #lower: readonly string[] | undefined;
  #numbers: readonly WrittenNumber[] | undefined;
  #isPlain: boolean | undefined;

  constructor(text: string) {
    this.text = text;
  }

  get bare(): string {
    return (this.#bare ??= withoutPlaceholders(this.text));
  }

  get words(): readonly string[] {
    return (this.#words ??= wordsIn(this.bare));
  }

  get lower(): readonly string[] {
    return (this.#lower ??= this.words.map((word) => word.toLowerCase()));
  }

  get numbers(): readonly WrittenNumber[] {
    return (this.#numbers ??= this.isPlain ? [] : numbersIn(this.bare));
  }

  get isPlain(): boolean {
    return (this.#isPlain ??= plain.test(this.text));
  }
}

/** Those of the English texts, which every language is compared with. */
const ofEnglish = new Map<string, Facts>();

function factsOfEnglish(text: string): Facts {
  let facts = ofEnglish.get(text);
  if (facts === undefined) ofEnglish.set(text, (facts = new Facts(text)));
  return facts;
}

/** A text and its English. */
export class Pair {
  /** The file without its folder and ending: `home`. */
  readonly name: string;
  /** Dotted. */
  readonly key: string;
  readonly text: string;
  readonly english: string;
  readonly #facts: Facts;

  constructor(name: string, key: string, text: string, english: string) {
    this.name = name;
    this.key = key;
    this.text = text;
    this.english = english;
    this.#facts = text === english ? factsOfEnglish(english) : new Facts(text);
  }

  /** The text with placeholders and signs of links masked, every character in its place. */
  get bare(): string {
    return this.#facts.bare;
  }

  /** The words of the text, without its placeholders, in the case they are written in. */
  get words(): readonly string[] {
    return this.#facts.words;
  }

  /** The same words in lower case. */
  get lower(): readonly string[] {
    return this.#facts.lower;
  }

  get numbers(): readonly WrittenNumber[] {
    return this.#facts.numbers;
  }

  /** Whether the text is letters, single spaces and a full stop at the end, without anything else. */
  get isPlain(): boolean {
    return this.#facts.isPlain;
  }
}

/** The words of an English text without its placeholders, in the case they are written in. */
export function wordsOfEnglish(text: string): readonly string[] {
  return factsOfEnglish(text).words;
}

/**
 * A text whose placeholders, and whose signs of links, are masked by as many object replacement
 * characters.
 */
export function withoutPlaceholders(marked: string): string {
  const text = maskLinks(marked, '\uFFFC');
  if (!text.includes('{{')) return text;
  return text.replaceAll(placeholder, (written) => '\uFFFC'.repeat(written.length));
}

/** The English beside a text, short, as messages end; nothing where the text is the English. */
export function beside({ text, english }: Pair): string {
  if (english === text) return '';
  return ` English: ${JSON.stringify(shorten(english))}`;
}
