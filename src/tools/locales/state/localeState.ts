import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { problemOf, type LocaleProblem } from '../../../i18n/check/problem.ts';

/** What is known of a translated text: whose it is, and which English it was made from. */
export type TextState = {
  origin: 'machine' | 'person';
  /** Who has read it beside the English and found it right; absent while nobody has. */
  reviewedBy?: string;
  /** {@link hashOf} the English that it was made from. */
  english: string;
  /** {@link factsOf} that English; absent where it had none. */
  facts?: readonly string[];
  /** {@link hashOf} the translation itself, to notice that somebody has changed it since. */
  text: string;
};

/** By name of the word file, then by dotted key. */
export type LocaleState = Record<string, Record<string, TextState>>;

/** Where a language's state lies, from the project's root. Pages are never drawn from it. */
export const stateFile = (locale: string) => `locales/_state/${locale}.json`;

/** Twelve hexadecimal digits that tell one text from another. */
export function hashOf(text: string): string {
  return hash('sha256', text).slice(0, 12);
}

/**
 * Reads what is known of a language's texts.
 * @param root the folder that holds `locales/`.
 * @returns nothing known where there is no file, or one that cannot be read; then with a problem.
 */
export async function readState(
  root: string,
  locale: string,
): Promise<{ state: LocaleState; problems: LocaleProblem[] }> {
  const file = stateFile(locale);
  const text = await readFile(join(root, file), 'utf8').catch(() => undefined);
  if (text === undefined) return { state: {}, problems: [] };
  try {
    const parsed: unknown = JSON.parse(text);
    if (isState(parsed)) return { state: parsed, problems: [] };
  } catch {
    // Told below, with what is no state for another reason.
  }
  const message =
    'Expected the state that `npm run i18n -- record` writes, got something else. Take the file ' +
    'from the history again, or delete it and record anew.';
  return { state: {}, problems: [problemOf('state-file', { file }, message)] };
}

function isState(value: unknown): value is LocaleState {
  const isRecord = (candidate: unknown): candidate is Record<string, unknown> =>
    typeof candidate === 'object' && candidate !== null && !Array.isArray(candidate);
  if (!isRecord(value)) return false;
  return Object.values(value).every(
    (file) =>
      isRecord(file) &&
      Object.values(file).every(
        (entry) =>
          isRecord(entry) &&
          (entry['origin'] === 'machine' || entry['origin'] === 'person') &&
          typeof entry['english'] === 'string' &&
          typeof entry['text'] === 'string',
      ),
  );
}
