const suffix = /_(?:zero|one|two|few|many|other)$/u;

/** Numbers that show every form of every language: fractions and millions have forms as well. */
const numbers = [...Array.from({ length: 120 }, (_, number) => number), 1.5, 1000, 1_000_000];

/** The key without its plural form, or undefined for a key that has none. */
export function pluralBase(key: string): string | undefined {
  // Asked of every key; few have one.
  return key.includes('_') && suffix.test(key) ? key.replace(suffix, '') : undefined;
}

/** The forms a language needs for a plural key: cardinal, or ordinal for `..._ordinal_one`. */
export function pluralFormsOf(base: string, locale: string): readonly string[] {
  return rulesOf(base, locale).resolvedOptions().pluralCategories;
}

/** Numbers that take a form, for people who do not know its name: "3, 4, 5". */
export function samplesOf(base: string, form: string, locale: string): string {
  const rules = rulesOf(base, locale);
  return numbers
    .filter((number) => rules.select(number) === form)
    .slice(0, 3)
    .join(', ');
}

const known = new Map<string, Intl.PluralRules>();

function rulesOf(base: string, locale: string): Intl.PluralRules {
  const type = base.endsWith('_ordinal') ? 'ordinal' : 'cardinal';
  const rules = known.get(`${locale} ${type}`) ?? new Intl.PluralRules(locale, { type });
  known.set(`${locale} ${type}`, rules);
  return rules;
}

const single = new Map<string, boolean>();

/** Whether a form stands for one whole number alone, so that its text may leave the number out. */
export function isOneNumber(base: string, form: string, locale: string): boolean {
  const type = base.endsWith('_ordinal') ? 'ordinal' : 'cardinal';
  const name = `${locale} ${type} ${form}`;
  let isOne = single.get(name);
  if (isOne === undefined) {
    const rules = rulesOf(base, locale);
    isOne =
      numbers.filter((number) => Number.isInteger(number) && rules.select(number) === form)
        .length === 1;
    single.set(name, isOne);
  }
  return isOne;
}
