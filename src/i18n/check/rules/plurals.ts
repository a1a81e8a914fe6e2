import { isOneNumber, pluralBase, pluralFormsOf } from '../pluralForms.ts';
import { beside, type Pair } from './pair.ts';
import type { LanguageRule, TextRule } from './rule.ts';

/** A plural form that says no number although it stands for several: "une page" for 0. */
export const pluralNumbers: TextRule = (pair, { code }) => {
  const base = pluralBase(pair.key);
  if (base === undefined || !pair.english.includes('{{count')) return [];
  if (pair.text.includes('{{count') || pair.text.includes('count}}')) return [];
  const form = pair.key.slice(base.length + 1);
  // The other forms are compared placeholder by placeholder.
  if (!/^(?:zero|one|two)$/u.test(form) || isOneNumber(base, form, code)) return [];
  return [
    {
      rule: 'plural-number',
      message: `Expected {{count}} in "${pair.key}", which this language uses for more numbers than one, got a text without it. Write {{count, number}}.${beside(pair)}`,
    },
  ];
};

/**
 * All forms of a plural alike, or those of one and of many, in a language whose words change with
 * the number as the English ones do.
 */
export const pluralsAlike: LanguageRule = (pairs, { conventions, code }) => {
  if (!conventions.inflects) return [];
  const byBase = Map.groupBy(
    pairs.filter(({ key }) => pluralBase(key) !== undefined),
    ({ name, key }) => `${name}:${pluralBase(key)}`,
  );
  return [...byBase.values()].flatMap((forms) => {
    const [first] = forms;
    if (first === undefined || forms.length < 2) return [];
    const base = pluralBase(first.key) ?? '';
    const form = (name: string) => forms.find(({ key }) => key === `${base}_${name}`);
    const [one, other] = [form('one'), form('other')];
    if (one !== undefined && one.text === other?.text && one.english !== other.english) {
      return /\p{L}{2}/u.test(one.bare) ? [{ pair: one, ...alike(one) }] : [];
    }
    const isWhole = forms.length === pluralFormsOf(base, code).length;
    const isAlike = forms.every(({ text }) => text === first.text) && /\p{L}{2}/u.test(first.bare);
    return isWhole && isAlike ? [{ pair: first, ...alike(first) }] : [];
  });
};

function alike(pair: Pair) {
  return {
    rule: 'plural-alike' as const,
    message: `Expected forms that differ between one and many, got the same text. Write each as it is said.${beside(pair)}`,
  };
}
