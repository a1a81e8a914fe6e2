/**
 * The facts about a language as Unicode's locale data has them: its own name, its script and its
 * digits. They stand in for a `locale.json` that cannot be read, and a new one begins with them.
 */
export function standardFacts(code: string): {
  name: string;
  script: string;
  numberingSystem: string;
} {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  return {
    name: name.charAt(0).toLocaleUpperCase(code) + name.slice(1),
    script: new Intl.Locale(code).maximize().script ?? 'Latn',
    numberingSystem: new Intl.NumberFormat(code).resolvedOptions().numberingSystem,
  };
}
