/** Languages that a name is likely to be mixed up with. */
const others =
  'ar bg bn ca cs da de el en es et eu fa fi fr gl gu he hi hr hu hy id is it ja ka kn ko lt lv mk ml mr ms nb ne nl pa pl pt ro ru sk sl sq sr sv sw ta te th tr uk ur vi zh'.split(
    ' ',
  );

let ownNames: ReadonlyMap<string, string> | undefined;

/**
 * What is wrong with the name a language gives itself, or undefined: spaces around it, its name in
 * another language, or the name of another one. Which of several own names it takes is its own
 * business (UTS 35 lists one).
 */
export function nameFault(name: string, locale: string): string | undefined {
  const own = nameIn(locale, locale);
  const expected = own === undefined ? 'the name of the language in itself' : `"${own}"`;
  const fault = (remedy: string) => `Expected ${expected}, got "${name}". ${remedy}`;
  if (name !== name.trim() || /\s{2}/u.test(name)) return fault('Delete the spaces too many.');
  const base = new Intl.Locale(locale).language;
  const plain = fold(name);
  const itself = [own, nameIn(base, base), nameIn(base, locale)];
  if (itself.some((known) => known !== undefined && plain === fold(known))) return undefined;
  const inOther = others.find(
    (other) =>
      other !== base && [locale, base].some((tag) => plain === fold(nameIn(tag, other) ?? '')),
  );
  if (inOther !== undefined) return fault('Write what its own readers call it.');
  ownNames ??= new Map(others.map((other) => [fold(nameIn(other, other) ?? other), other]));
  const taken = ownNames.get(plain);
  if (taken !== undefined && taken !== base) return fault('That is the name of another language.');
  return /\p{L}{2}|\p{Script=Hani}/u.test(name) ? undefined : fault('Write it in letters.');
}

function nameIn(tag: string, language: string): string | undefined {
  return new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }).of(tag);
}

function fold(name: string): string {
  return name.toLowerCase().normalize('NFC');
}
