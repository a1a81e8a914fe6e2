import { problemOf, type LocaleProblem } from './problem.ts';
import type { WordFile } from './readWords.ts';
import { isNumberingSystem, isSystemOf, systemsOf } from './numberingSystems.ts';
import { nameFault } from './nameFault.ts';
import { scriptOf } from './scriptOf.ts';

const facts = ['name', 'script', 'numberingSystem'] as const;

/**
 * Checks what `locale.json` says: the language's own name, the script that it is written in, a
 * numbering system that it is written with.
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
      report(`Expected the script of "${locale}" (${expected}), got "${text}". Write that.`);
    } else if (key === 'numberingSystem' && !isNumberingSystem(text)) {
      report(
        `Expected a Unicode numbering system such as "latn" or "arab", got "${text}". Write ${list(locale)}.`,
      );
    } else if (key === 'numberingSystem' && !isSystemOf(locale, text)) {
      report(
        `Expected a numbering system of "${locale}" (${list(locale)}), got "${text}". Write one of them.`,
      );
    } else if (key === 'name') {
      const message = nameFault(text, locale);
      if (message !== undefined) {
        problems.push(problemOf('language-name', { file, line, column, key }, message));
      }
    }
  }
  return problems;
}

function list(locale: string): string {
  return systemsOf(locale)
    .map((system) => `"${system}"`)
    .join(', ');
}
