import { pluralBase } from '../pluralForms.ts';
import { beside, type Pair } from './pair.ts';
import type { Finding, LanguageRule } from './rule.ts';

const closing = /[.!?:…。！？：।]/u;
const ending = /[\s\u00a0\u202f]*[.!?:…。！？：।]+$/u;

type Told = Finding & { pair: Pair };

/** One English text in two translations, and two English texts side by side in one. */
export const consistency: LanguageRule = (pairs, { isSource }) =>
  isSource ? [] : [...differing(pairs), ...merged(pairs)];

/** Where most places agree, the odd one is told; where two texts differ, the second. */
function differing(pairs: readonly Pair[]): Told[] {
  const byEnglish = [...Map.groupBy(pairs, ({ english }) => english).values()].flatMap((alike) =>
    alike.length < 2 || !/\p{L}/u.test(alike[0]?.english ?? '')
      ? []
      : [...Map.groupBy(alike, ({ key }) => pluralKind(key)).values()],
  );
  return byEnglish.flatMap((group) => {
    const [first] = group;
    if (first === undefined || group.length < 2) return [];
    const byText = [...Map.groupBy(group, ({ text }) => plain(text))].toSorted(
      (a, b) => b[1].length - a[1].length,
    );
    const [usual, other] = byText;
    if (usual === undefined || other === undefined) return [];
    const isClear = usual[1].length > other[1].length;
    // One word may mean two things: "Service" as a label and as a heading, but not under one name.
    const words = first.english.split(/\s+/u).length;
    const isOneThing = new Set(group.map(({ key }) => nameOf(key))).size === 1;
    if (words < 2 && !isOneThing && !(isClear && usual[1].length > 2)) return [];
    const model = usual[1][0];
    const odd = other[1].at(-1);
    if (model === undefined || odd === undefined || byText.length > 3) return [];
    return [
      {
        pair: odd,
        rule: 'consistency' as const,
        message: `Expected "${short(model.text)}" as for the same English in ${model.name}.json (${model.key}), got "${short(odd.text)}". Say it in one way.${beside(odd)}`,
      },
    ];
  });
}

/** Two neighbours that the English tells apart and the translation does not. */
function merged(pairs: readonly Pair[]): Told[] {
  const byText = Map.groupBy(pairs, ({ text }) => plain(text));
  // Texts are compared before places, since nearly every text is the only one of its kind.
  const neighbours = [...byText.values()].flatMap((alike) => {
    if (alike.length < 2) return [];
    const single = alike.filter(({ key }) => pluralBase(key) === undefined);
    return [...Map.groupBy(single, ({ name, key }) => `${name}|${parentOf(key)}`).values()];
  });
  return neighbours.flatMap((group) => {
    const [first, second] = group;
    if (first === undefined || second === undefined) return [];
    if (new Set(group.map(({ english }) => plain(english))).size < 2) return [];
    return [
      {
        pair: second,
        rule: 'consistency' as const,
        message: `Expected another text than for "${first.key}", got the same, "${short(second.text)}". Tell the two apart.${beside(second)}`,
      },
    ];
  });
}

/** Forms of a plural are compared with the same form elsewhere. */
function pluralKind(key: string): string {
  const base = pluralBase(key);
  return base === undefined ? '' : key.slice(base.length);
}

/** `header.close` and `quote.thanks.close` are one thing. */
function nameOf(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1);
}

function parentOf(key: string): string {
  return key.slice(0, key.lastIndexOf('.') + 1);
}

function plain(text: string): string {
  const trimmed = text.trim();
  // Looked at from its end first, since the pattern would begin at each space.
  const bare = closing.test(trimmed.slice(-1)) ? trimmed.replace(ending, '') : trimmed;
  return bare.toLowerCase();
}

function short(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
