import type { Word } from '../../../i18n/check/readWords.ts';

const placeholder = /\{\{[^{}]*\}\}/gu;

/** How many words of English there are in some texts, placeholders not counted: what is translated is paid by these. */
export function countWords(texts: Iterable<Pick<Word, 'text'>>): number {
  let count = 0;
  for (const { text } of texts) {
    const parts = text.replaceAll(placeholder, ' ').split(/\s+/u);
    count += parts.filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
  }
  return count;
}

/** `1 text`, `12 texts`, `1,705 words`: a number with its noun, for people who read English. */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}
