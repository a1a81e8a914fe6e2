import { beside } from './pair.ts';
import type { TextRule } from './rule.ts';

const marks =
  /\b(?:TODO|FIXME|TBD|TBC|XXX+|WIP|HACK)\b|[Ll]orem [Ii]psum|dolor sit amet|[Tt]o be translated|[Tt]ranslate (?:me|this)\b|\b[Uu]ntranslated|[Mm]issing translation|[Pp]laceholder text|⟦|\[(?:TODO|todo|missing|untranslated)/u;

/** What spreadsheets and exports write where they have no text. */
const remains =
  /^(?:#(?:N\/A|REF!?|VALUE!?|NAME\?|DIV\/0!?|NULL!?|NUM!?|ERROR!?)|N\/A|null|NULL|None|undefined|NaN|\[object Object\])$/u;
/** A note about the text in place of it: [à traduire]. */
const bracketed = /^[[［][^[\]［］]*[\]］]$/u;

/** Marks of work that is left, what tools leave in place of a text, and signs that stand where a text should be: TODO, "-", "...". */
export const unfinished: TextRule = (pair) => {
  const { bare, english } = pair;
  const tell = (at: number, got: string) => [
    {
      rule: 'untranslated' as const,
      at,
      message: `Expected a translation, got "${got}", which says that it is not done. Translate it.${beside(pair)}`,
    },
  ];
  const mark = marks.exec(bare);
  if (mark !== null && !english.includes(mark[0])) return tell(mark.index, mark[0]);
  const whole = bare.trim();
  const isRemains = remains.test(whole) && !remains.test(english.trim());
  if (isRemains || (bracketed.test(whole) && !bracketed.test(english.trim()))) {
    return tell(0, whole.slice(0, 20));
  }
  const hasLetters = /[\p{L}\p{N}]/u;
  if (!hasLetters.test(bare) && hasLetters.test(english.replaceAll(/\{\{[^{}]*\}\}/gu, ''))) {
    return tell(0, bare.slice(0, 20));
  }
  return [];
};
