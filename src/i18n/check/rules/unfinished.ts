import { beside } from './pair.ts';
import type { TextRule } from './rule.ts';

const marks =
  /\b(?:TODO|FIXME|TBD|TBC|XXX+|WIP|TK|N\/A)\b|lorem ipsum|dolor sit amet|\bto be translated\b|\b(?:translate (?:me|this)|untranslated|missing translation|placeholder text)\b|⟦|\[(?:TODO|untranslated|missing|[a-z]{2})\]/iu;
const sure = /\b(?:TODO|FIXME|TBD|XXX+)\b|lorem ipsum|⟦|to be translated|translate me/iu;

/** Marks of work that is left, and signs that stand where a text should be: TODO, "-", "...". */
export const unfinished: TextRule = (pair) => {
  const { bare, english } = pair;
  const tell = (at: number, got: string) => [
    {
      rule: 'empty' as const,
      at,
      message: `Expected a translation, got "${got}", which says that it is not done. Translate it.${beside(pair)}`,
    },
  ];
  const mark = marks.exec(bare);
  if (
    mark !== null &&
    (sure.test(mark[0]) || /^[A-Z[\]a-z/ ]+$/u.test(mark[0])) &&
    !english.includes(mark[0])
  ) {
    const isCapital = mark[0] === mark[0].toUpperCase() || sure.test(mark[0]) || mark[0].length > 4;
    if (isCapital) return tell(mark.index, mark[0]);
  }
  const hasLetters = /[\p{L}\p{N}]/u;
  if (!hasLetters.test(bare) && hasLetters.test(english.replaceAll(/\{\{[^{}]*\}\}/gu, ''))) {
    return tell(0, bare.slice(0, 20));
  }
  return [];
};
