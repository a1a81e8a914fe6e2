/**
 * Which of some languages somebody reads best: the first wish that one of them serves. A language
 * serves a wish if both name the same (`pt` is `pt-BR`, by the likely subtags of CLDR), else if
 * both are the same language in the same script, else if they are the same language at all.
 * Tags that are none (BCP 47) are passed over.
 * @param wishes in the visitor's order: `navigator.languages`.
 * @param languages of two that serve a wish equally well the first is taken.
 * @returns one of the languages, or undefined if no wish can be served.
 */
export function chooseLanguage(
  wishes: readonly string[],
  languages: readonly string[],
): string | undefined {
  for (const wish of wishes.map(namesOf)) {
    for (const [depth, name] of wish.entries()) {
      const best = languages.find((code) => namesOf(code)[depth] === name);
      if (best) return best;
    }
  }
  return undefined;
}

/** What a tag names, from all of it to the language alone; nothing if it is none. */
function namesOf(tag: string): string[] {
  try {
    const { baseName, language, script } = new Intl.Locale(tag).maximize();
    return [baseName, `${language}-${script}`, language];
  } catch {
    return [];
  }
}
