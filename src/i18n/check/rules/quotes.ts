import { beside } from './pair.ts';
import type { Finding, TextRule } from './rule.ts';

/** All of Unicode's quotation marks but apostrophes, which stand in words. */
const quotationMarks = '"＂«»“”„‟‚‘‛‹›「」『』《》〝〞〟｢｣⹂﹁-﹄';
const anyMark = new RegExp(`[${quotationMarks}]`, 'u');
const eachMark = new RegExp(`[${quotationMarks}’]`, 'gu');

/** Quotation marks: each closed, and of the kind that the language uses. */
export const quotes: TextRule = (pair, { conventions, isSource }) => {
  const { bare, english } = pair;
  const tell = (at: number, message: string, habit?: string): Finding => ({
    rule: 'quotes',
    at,
    message: `${message}${beside(pair)}`,
    ...(habit !== undefined && { habit }),
  });
  if (!anyMark.test(bare)) {
    const isLost = !isSource && /“[^”]+”|"[^"]+"/u.test(english) && !/['’׳״]/u.test(bare);
    return isLost
      ? [tell(0, 'Expected the quotation marks of the English, got none. Set them.')]
      : [];
  }
  const usual = conventions.quotes;
  const wanted = usual[0] ?? '“”';
  const closerOf = new Map(usual.map((marks) => [marks.charAt(0), marks.charAt(1)]));
  const open: { mark: string; at: number }[] = [];
  for (const { 0: mark, index: at } of bare.matchAll(eachMark)) {
    const before = bare.charAt(at - 1);
    const after = bare.charAt(at + 1);
    if (mark === '"' || mark === '＂') {
      if (/\p{N}/u.test(before) || isGershayim(before, after)) continue;
      return [
        tell(
          at,
          `Expected quotation marks such as ${wanted}, got a straight one. Type the right one.`,
          'straight quotes',
        ),
      ];
    }
    if (mark === '’' && !open.some((one) => closerOf.get(one.mark) === '’')) continue;
    if (mark === '’' && /\p{L}/u.test(after)) continue;
    const top = open.at(-1);
    if (top !== undefined && closerOf.get(top.mark) === mark) open.pop();
    else if (closerOf.has(mark)) open.push({ mark, at });
    else if (mark === '‘' && /\p{L}/u.test(after)) continue;
    else if (usual.length === 0 || usual.some((one) => one.includes(mark))) {
      if (usual.length === 0) continue;
      return [
        tell(at, `Expected an opening mark before "${mark}", got none. Write the pair ${wanted}.`),
      ];
    } else {
      return [
        tell(
          at,
          `Expected quotation marks of this language, such as ${wanted}, got "${mark}". Write those.`,
          `quotes ${mark}`,
        ),
      ];
    }
  }
  const left = open.find(({ mark }) => mark !== '‘');
  return left === undefined
    ? []
    : [tell(left.at, `Expected "${left.mark}" to be closed, got no closing mark. Add it.`)];
};

/** The marks of Hebrew abbreviations stand between letters. */
function isGershayim(before: string, after: string): boolean {
  return /\p{Script=Hebr}/u.test(before) && /\p{Script=Hebr}/u.test(after);
}
