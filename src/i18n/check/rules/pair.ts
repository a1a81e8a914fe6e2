import { shorten } from '../shorten.ts';
import { wordsIn } from '../wordsIn.ts';
import { numbersIn, type WrittenNumber } from './numbersIn.ts';

const placeholder = /\{\{[^{}]*\}\}/gu;

/** A text and its English, with what several rules ask of them, found once and only if asked. */
export class Pair {
  /** The file without its folder and ending: `home`. */
  readonly name: string;
  /** Dotted. */
  readonly key: string;
  readonly text: string;
  readonly english: string;
  #bare: string | undefined;
  #words: readonly string[] | undefined;
  #numbers: readonly WrittenNumber[] | undefined;

  constructor(name: string, key: string, text: string, english: string) {
    this.name = name;
    this.key = key;
    this.text = text;
    this.english = english;
  }

  /** The text with its placeholders masked, every character in its place. */
  get bare(): string {
    return (this.#bare ??= withoutPlaceholders(this.text));
  }

  /** The words of the text, without its placeholders, in the case they are written in. */
  get words(): readonly string[] {
    return (this.#words ??= wordsIn(this.bare));
  }

  get numbers(): readonly WrittenNumber[] {
    return (this.#numbers ??= numbersIn(this.bare));
  }
}

/** A text whose placeholders are masked by as many object replacement characters. */
export function withoutPlaceholders(text: string): string {
  if (!text.includes('{{')) return text;
  return text.replaceAll(placeholder, (written) => '\uFFFC'.repeat(written.length));
}

/** The English beside a text, short, as messages end; nothing where the text is the English. */
export function beside({ text, english }: Pair): string {
  if (english === text) return '';
  return ` English: ${JSON.stringify(shorten(english))}`;
}
