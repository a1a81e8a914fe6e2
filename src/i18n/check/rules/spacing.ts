import { beside } from './pair.ts';
import type { Finding, TextRule } from './rule.ts';

const spaceBefore =
  /[\p{L}\p{N}\p{M})\]”»][ \u00a0\u202f\u2009]+([,.;:!?،؛؟।…](?![\p{L}\p{N}.])|[。、，？！；：])/u;
/** What each of these has, found sooner. */
const maybe =
  /[ \u00a0\u202f\u2009][,.;:!?،؛؟।…。、，！？；：)\]）]|[([（][ \u00a0]|[\u2000-\u200a\u205f\u3000]/u;
const spaceInside = /[([（][ \u00a0]|[ \u00a0][)\]）]/u;
const noBreak = /[\u00a0\u202f]/u;
const wideSpace = /[\u2000-\u2008\u200a\u205f\u3000]/u;

/**
 * Spaces before marks: none in most languages, a no-break one in French, because a line may
 * otherwise begin with the mark.
 */
export const spacing: TextRule = (pair, language) => {
  const { bare } = pair;
  const { conventions, script, isSource } = language;
  const found: Finding[] = [];
  const tell = (at: number, message: string, habit?: string) => {
    found.push({
      rule: 'spacing',
      at,
      message: `${message}${beside(pair)}`,
      ...(habit !== undefined && { habit }),
    });
  };
  const marks = conventions.spaceBefore;
  if (marks === '' && !maybe.test(bare)) return [];
  const before = spaceBefore.exec(bare);
  const mark = before?.[1] ?? '';
  if (
    before !== null &&
    !marks.includes(mark) &&
    (isSource || !pair.english.includes(before[0].slice(1)))
  ) {
    tell(before.index + 1, `Expected no space before "${mark}", got one. Delete it.`);
  }
  const inside = spaceInside.exec(bare);
  if (inside !== null)
    tell(inside.index, `Expected no space inside of brackets, got "${inside[0]}". Delete it.`);
  const strange = wideSpace.exec(bare);
  if (strange !== null && !(script === 'Jpan' || script === 'Hans' || script === 'Hant')) {
    tell(strange.index, 'Expected an ordinary space, got one of another width. Type it anew.');
  }
  if (marks !== '') found.push(...french(pair, marks, language.code));
  return found;
};

/** « a » and b : the space is there and keeps the line together. French of Canada wants it only before colons and quotes. */
function french(pair: Parameters<TextRule>[0], marks: string, code: string): Finding[] {
  const { bare } = pair;
  const isLoose = code.endsWith('-CA') || code.endsWith('-CH');
  const found: Finding[] = [];
  for (let at = 0; at < bare.length; at += 1) {
    const sign = bare.charAt(at);
    const isBefore = marks.includes(sign);
    if (!isBefore && sign !== '«') continue;
    const beside1 = isBefore ? bare.charAt(at - 1) : bare.charAt(at + 1);
    const isFirst =
      isBefore &&
      (at === 0 || /[\s?!;:(]/u.test(beside1) === false ? at === 0 : /[?!]/u.test(beside1));
    if (isFirst || beside1 === '' || noBreak.test(beside1)) continue;
    if (sign === ':' && /\p{N}/u.test(beside1) && /\p{N}/u.test(bare.charAt(at + 1))) continue;
    if (isBefore && /[:/]/u.test(bare.charAt(at + 1))) continue;
    if (isLoose && '!?;'.includes(sign) && beside1 !== ' ') continue;
    const got = beside1 === ' ' ? 'one where a line may break' : 'none';
    found.push({
      rule: 'spacing',
      at,
      message: `Expected a no-break space ${isBefore ? 'before' : 'after'} "${sign}", got ${got}. Type U+202F or U+00A0, or run check --fix.${beside(pair)}`,
      habit: `space ${sign} ${got}`,
    });
  }
  return found;
}
