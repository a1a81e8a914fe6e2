import { beside } from './pair.ts';
import type { Finding, TextRule } from './rule.ts';

const cjk = '\\p{Script=Hani}\\p{Script=Hira}\\p{Script=Kana}ー';
const narrow = new RegExp(`[${cjk}][,;!?]|[${cjk}]:(?!\\d)|[${cjk}]\\.(?=\\s|$|[${cjk}])`, 'u');
const wide = /[，．；：！？。、]/u;
const western = /\p{Script=Arab}\s?[,;?]/u;
const indic = /[\p{Script=Deva}\p{Script=Beng}]\|/u;
const doubled =
  /([,;:，、；：])\1|(?<![.])\.\.(?![.])|([!?！？]){3,}|[!！]{2}|[?？]{2}|।।|\p{L},\.|\.,(?=\s)|--/u;
/** What each of those has, found sooner. */
const adjacent = /[,.;:!?，、；：！？।-]{2}/u;
const tight = /[,;!?؛،؟।.:]\p{L}/u;
const missing =
  /[\p{L}\p{M}]{2}[,;!?؛،؟](?=\p{L})|\p{Ll}{2}\.(?=\p{Lu}\p{Ll})|[\p{L}\p{M}]{2}।(?=\p{L})|[\p{L}\p{M}]{2}:(?=\p{L}{2})/u;
const bracket = /[()[\]（）【】{}]/u;
const pairs = ['()', '[]', '（）', '【】', '{}'] as const;

/** Marks of another script, doubled ones, brackets that are left open, a space that is missing. */
export const punctuation: TextRule = (pair, { script, isSource }) => {
  const { bare, english } = pair;
  const found: Finding[] = [];
  const tell = (at: number, message: string, habit?: string) => {
    found.push({
      rule: 'punctuation',
      at,
      message: `${message}${beside(pair)}`,
      ...(habit !== undefined && { habit }),
    });
  };
  const isWide = script === 'Jpan' || script === 'Hans' || script === 'Hant';
  const other = (
    isWide ? narrow : script === 'Arab' ? western : script === 'Latn' ? null : indic
  )?.exec(bare);
  const mark = other === null || other === undefined ? -1 : other.index + other[0].length - 1;
  // The mark at the end is looked at by itself.
  if (mark !== -1 && mark < bare.trimEnd().length - 1) {
    tell(mark, `Expected the marks of this language, got "${other?.[0]}". Type its own.`, 'marks');
  }
  const full = isWide || script === 'Kore' ? null : wide.exec(bare);
  if (full !== null)
    tell(full.index, `Expected the marks of this language, got "${full[0]}". Type its own.`);
  const twice = adjacent.test(bare) ? doubled.exec(bare) : null;
  if (twice !== null && !english.includes(twice[0].slice(-2))) {
    tell(twice.index, `Expected one mark, got "${twice[0]}". Delete what is too much.`);
  }
  const close = isWide || !tight.test(bare) ? null : missing.exec(bare);
  if (close !== null && (isSource || !english.includes(close[0]))) {
    tell(close.index, `Expected a space after "${close[0]}", got none. Write one.`);
  }
  if (!bracket.test(bare)) return found;
  for (const [open = '', shut = ''] of pairs) {
    const difference = count(bare, open) - count(bare, shut);
    const isOfEnglish = count(english, open) - count(english, shut) === difference;
    if (difference !== 0 && (isSource || !isOfEnglish) && !/^\s*[\p{L}\p{N}]{1,2}\)/u.test(bare)) {
      const at = Math.max(bare.indexOf(open), bare.indexOf(shut));
      tell(
        at,
        `Expected each "${open}" to have its "${shut}", got another number of them. Add or delete one.`,
      );
    }
  }
  return found;
};

function count(text: string, sign: string): number {
  return text.includes(sign) ? text.split(sign).length - 1 : 0;
}
