/** The script a language is usually written in (ISO 15924), or the one its tag names. */
export function scriptOf(locale: string): string | undefined {
  return new Intl.Locale(locale).maximize().script;
}
