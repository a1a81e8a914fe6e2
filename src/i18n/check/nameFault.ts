import { editDistance } from './editDistance.ts';

/** Languages that a name is likely to be mixed up with. */
const others =
  'ar bg bn ca cs da de el en es et eu fa fi fr gl gu he hi hr hu hy id is it ja ka kn ko lt lv mk ml mr ms nb ne nl pa pl pt ro ru sk sl sq sr sv sw ta te th tr uk ur vi zh'.split(
    ' ',
  );

let ownNames: ReadonlyMap<string, string> | undefined;

/**
 * What is wrong with the name a language gives itself, or undefined: spaces around it, its name in
 * another language, the name of another one, or one that is nearly its own. Which of several own names it takes is its own
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
  if (itself.some((known) => known !== undefined && isNearly(fold(name), fold(known)))) {
    return fault('Look whether a letter or an accent is wrong.');
  }
  return /\p{L}{2}|\p{Script=Hani}/u.test(name) ? undefined : fault('Write it in letters.');
}

function nameIn(tag: string, language: string): string | undefined {
  return new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }).of(tag);
}

/** A letter or two are others; something added at the end is another form of the name. */
function isNearly(name: string, known: string): boolean {
  if (known.length < 5 || name.startsWith(known)) return false;
  const limit = known.length < 7 ? 1 : 2;
  return editDistance(name, known, limit) <= limit;
}

/** What may be written in two ways is one: vowel signs, apostrophes, हिन्दी and हिंदी. */
function fold(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[\u0591-\u05c7\u064b-\u0652\u0670]/gu, '')
    .replaceAll(/['’‘ʻʼ`]/gu, '’')
    .replaceAll(/[ङञणनम]्(?=[क-ह])/gu, 'ं');
}
