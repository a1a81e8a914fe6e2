import { maskLinks } from '../../../words/linkMarks.ts';
import { beside } from './pair.ts';
import type { TextRule } from './rule.ts';

/** A tag is a name, or nothing, between angle brackets; `5 < 6`, `<3` and `x<y` are none. */
const tag =
  /[<＜﹤]\s*[/!?]?\s*(?:[\p{L}\p{N}_:.-]+(?:\s+[^<>]*=[^<>]*|\s*\/)?)?\s*[>＞﹥]|<\s*\/?(?:script|style|iframe|img|svg|object|embed|link|meta|form|input|base|video|audio|math|a|b|i|u|p|br|em|strong|span|div|code|small)\b|<!--|<!\[CDATA|<\?/iu;
const entity =
  /&(?:[a-z]{2,}\d*|#x?[\da-f]+);|&(?:nbsp|amp|lt|gt|quot|apos|copy|reg|shy|hellip|mdash|ndash|laquo|raquo|rsquo|lsquo|rdquo|ldquo|zwnj|zwj|[aeiouy](?:acute|grave|circ|uml|tilde|ring)|ccedil|ntilde|szlig|eacute|#x?[\da-f]{2,})(?![\p{L}\p{N}])/iu;
const scheme = /(?:java|vb|live)\s*script\s*:|data\s*:\s*[a-z]+\/|\bfile:\/\//iu;
const handler = /\bon[a-z]{3,}\s*=\s*["'\w]/iu;

/** Bold, code, links and headings as Markdown writes them; each with a beginning and an end. */
const markdown =
  /\*\*(?=\S)[^*]*\S\*\*|(?<![\p{L}\p{N}_])__(?=[^\s_])[^_]*[^\s_]__(?![\p{L}\p{N}_])|(?<!\p{L})`[^`\s][^`]*`|\[[^[\]]+\]\([^()\s]*\)|^#{1,6}\s+(?=\S)/u;
const markdownSign = /[*_`#]|\]\(/u;

/** Tags, entities, Markdown, script addresses and i18next's nesting: texts are plain text. */
export const markup: TextRule = (pair) => {
  const { key, text, english } = pair;
  const tell = (at: number, message: string) => [
    { rule: 'unsafe-markup' as const, at, message: `${message}${beside(pair)}` },
  ];
  const opening = /[<＜﹤]/u.test(text) ? tag.exec(text) : null;
  if (opening !== null) {
    return tell(
      opening.index,
      `Expected plain text for "${key}", got markup. Remove the tags: "${opening[0]}".`,
    );
  }
  const escaped = text.includes('&') ? entity.exec(text) : null;
  if (escaped !== null) {
    return tell(
      escaped.index,
      `Expected plain text for "${key}", got "${escaped[0]}". Write the character itself.`,
    );
  }
  // One sign that each needs spares most texts the search.
  const address =
    (text.includes(':') ? scheme.exec(text) : null) ??
    (text.includes('=') ? handler.exec(text) : null);
  if (address !== null && !english.includes(address[0])) {
    return tell(
      address.index,
      `Expected words, got "${address[0]}", which a browser could run. Remove it.`,
    );
  }
  // Links to pages are ours, and looked at by `links`.
  const marked = markdownSign.test(text) ? markdown.exec(maskLinks(text, ' ')) : null;
  if (marked !== null && !markdown.test(maskLinks(english, ' '))) {
    return tell(
      marked.index,
      `Expected plain text for "${key}", got Markdown: "${marked[0]}". Remove its signs.`,
    );
  }
  const nesting = text.includes('$t') ? /\$t\s*\(/u.exec(text) : null;
  return nesting === null
    ? []
    : tell(nesting.index, `Expected plain text for "${key}", got "$t(". Write the other text out.`);
};
