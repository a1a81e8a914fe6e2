import type { LocaleProblem } from './problem.ts';
import type { WordFile } from './readWords.ts';

const facts = ['name', 'script', 'numberingSystem'] as const;

/** Checks what `locale.json` says: a native name, a script code, a known numbering system. */
export function checkLocaleFacts({ file, words }: WordFile): LocaleProblem[] {
  const problems: LocaleProblem[] = [];
  for (const fact of facts) {
    if (!words.has(fact)) {
      problems.push({ file, line: 1, column: 1, message: `Expected "${fact}", got none. Add it.` });
    }
  }
  for (const [key, { text, line, column }] of words) {
    const report = (message: string) => problems.push({ file, line, column, message });
    if (!(facts as readonly string[]).includes(key)) {
      report(`Expected only ${facts.join(', ')}, got "${key}". Delete it.`);
    } else if (key === 'script' && !/^[A-Z][a-z]{3}$/u.test(text)) {
      report(`Expected an ISO 15924 script code such as "Latn" or "Arab", got "${text}".`);
    } else if (key === 'numberingSystem' && !isNumberingSystem(text)) {
      report(`Expected a Unicode numbering system such as "latn" or "arab", got "${text}".`);
    }
  }
  return problems;
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
  if (canonical === undefined || !Intl.PluralRules.supportedLocalesOf(canonical).length) {
    return `Expected a language tag such as "de" or "pt-BR", got "${name}". Rename the folder.`;
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
