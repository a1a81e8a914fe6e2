/**
 * A link in a sentence of a locale file: `[words](page-id)`. Both are on one line, and not empty. The
 * invisible signs that a whole text may stand between (`stringMarks`) go with a link at its end.
 */
const mark =
  /(?<before>^[\u206A-\u206E]+)?\[(?<words>[^[\]\n]+)\]\((?<page>[a-z][a-z0-9-]*)\)(?<after>\u206F$)?/gu;

/** A piece of a sentence: words, or words that are a link to the page of this id. */
export type ProsePart = string | { words: string; page: string };

/** A sentence in its pieces, in order; one piece where it has no link. */
export function partsOf(text: string): ProsePart[] {
  const parts: ProsePart[] = [];
  let end = 0;
  for (const { 0: written, index, groups } of text.matchAll(mark)) {
    if (index > end) parts.push(text.slice(end, index));
    const { before = '', words = '', after = '', page = '' } = groups ?? {};
    parts.push({ words: before + words + after, page });
    end = index + written.length;
  }
  if (end < text.length || end === 0) parts.push(text.slice(end));
  return parts;
}

/** A sentence as it is read, where no link can stand, such as in structured data. */
export function withoutLinks(text: string): string {
  return text.includes('](') ? text.replaceAll(mark, '$<before>$<words>$<after>') : text;
}

/** The same with every character in its place: what is no word is masked. */
export function maskLinks(text: string, sign: string): string {
  if (!text.includes('](')) return text;
  return text.replaceAll(mark, (written, ...found) => {
    const { words = '' } = found.at(-1) as Record<string, string>;
    return `${sign}${words}`.padEnd(written.length, sign);
  });
}

/** Where the links of a sentence lead, in order. */
export function linkTargets(text: string): { page: string; at: number }[] {
  if (!text.includes('](')) return [];
  return Array.from(text.matchAll(mark), ({ index, groups }) => ({
    page: groups?.['page'] ?? '',
    at: index,
  }));
}
