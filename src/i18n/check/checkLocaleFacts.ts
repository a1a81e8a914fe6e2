import { problemOf, type LocaleProblem } from './problem.ts';
import type { WordFile } from './readWords.ts';

const facts = ['name', 'script', 'numberingSystem'] as const;

/**
 * Checks what `locale.json` says: a native name, the script that the folder's language is
 * written in, a known numbering system.
 */
export function checkLocaleFacts({ file, words }: WordFile, locale: string): LocaleProblem[] {
  const problems: LocaleProblem[] = [];
  for (const fact of facts) {
    if (!words.has(fact)) {
      problems.push(
        problemOf('locale-facts', { file, key: fact }, `Expected "${fact}", got none. Add it.`),
      );
    }
  }
  for (const [key, { text, line, column }] of words) {
    const report = (message: string) =>
      problems.push(problemOf('locale-facts', { file, line, column, key }, message));
    if (!(facts as readonly string[]).includes(key)) {
      report(`Expected only ${facts.join(', ')}, got "${key}". Delete it.`);
    } else if (key === 'script' && text !== scriptOf(locale)) {
      const expected = scriptOf(locale) ?? 'an ISO 15924 code that the folder name carries too';
      report(`Expected the script of "${locale}" (${expected}), got "${text}".`);
    } else if (key === 'numberingSystem' && !isNumberingSystem(text)) {
      report(`Expected a Unicode numbering system such as "latn" or "arab", got "${text}".`);
    }
  }
  return problems;
}

/** The script a language is usually written in, or the one its tag names. */
function scriptOf(locale: string): string | undefined {
  return new Intl.Locale(locale).maximize().script;
}

function isNumberingSystem(name: string): boolean {
  return Intl.supportedValuesOf('numberingSystem').includes(name);
}

/**
 * What is wrong with a locale folder's name, or undefined: it must be a BCP 47 tag in its
 * canonical letter case, of a language the engine has plural rules for.
 */
export function checkLocaleName(name: string): string | undefined {
  const canonical = canonicalTag(name.replaceAll('_', '-'));
  const isPlain = canonical !== undefined && !/-[a-z]-/iu.test(canonical);
  if (!isPlain || !Intl.PluralRules.supportedLocalesOf(canonical).length) {
    return `Expected a language tag such as de or pt-BR, got "${name}". Rename the folder.`;
  }
  return canonical === name
    ? undefined
    : `Expected "${canonical}", got "${name}". Rename the folder.`;
}

function canonicalTag(name: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(name)[0];
  } catch {
    return undefined;
  }
}
