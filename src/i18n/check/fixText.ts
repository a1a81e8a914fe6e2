import { conventionsOf } from './conventions.ts';
import { rawOffset } from './placeOf.ts';
import type { WordFile } from './readWords.ts';
import { scriptOf } from './scriptOf.ts';
import { unspacedScripts } from './unspacedScripts.ts';

/** One change of a file that nobody needs to think about. */
export type Fix = { key: string; what: string };

/**
 * Mends what is safe in one text: normal form, edge and double spaces, characters without width,
 * three dots, and the apostrophes, quotes and no-break spaces of the language where only one thing
 * can be meant. Placeholders stay as they are.
 * @returns the text as it should be, and what was done in words.
 */
export function fixText(text: string, locale: string): { text: string; what: string[] } {
  const base = new Intl.Locale(locale).language;
  const script = scriptOf(locale) ?? 'Latn';
  const { apostrophe, quotes, spaceBefore } = conventionsOf(base, script);
  const what: string[] = [];
  let fixed = text;
  const step = (name: string, change: (part: string) => string) => {
    const next = outsidePlaceholders(fixed, change);
    if (next !== fixed) what.push(name);
    fixed = next;
  };
  step('invisible characters', (part) =>
    part.replaceAll(
      unspacedScripts.has(script) ? /[\ufeff\u2060]/gu : /[\ufeff\u2060\u200b]/gu,
      '',
    ),
  );
  step('normal form', (part) => part.normalize('NFC'));
  step('spaces', (part) => part.replaceAll(/[\t\n\r]+/gu, ' ').replaceAll(/ {2,}/gu, ' '));
  const trimmed = fixed.trim();
  if (trimmed !== fixed && trimmed !== '') {
    what.push('spaces at the ends');
    fixed = trimmed;
  }
  step('ellipsis', (part) => part.replaceAll(/(?<!\.)\.{3}(?!\.)/gu, '…'));
  if (apostrophe !== '' && !apostrophe.includes("'")) {
    step('apostrophes', (part) => part.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, apostrophe.charAt(0)));
  }
  const [pair] = quotes;
  if (pair !== undefined && fixed.split('"').length === 3 && !quotes.includes('״״')) {
    const inner = spaceBefore.includes(pair.charAt(1)) ? '\u00a0' : '';
    const next = fixed.replace(
      /"([^"\s](?:[^"]*[^"\s])?)"/u,
      `${pair.charAt(0)}${inner}$1${inner}${pair.charAt(1)}`,
    );
    if (next !== fixed) what.push('quotation marks');
    fixed = next;
  }
  if (spaceBefore !== '') {
    const marks = spaceBefore.replaceAll('»', '');
    step('no-break spaces', (part) =>
      part
        .replaceAll(
          new RegExp(`(?<=[\\p{L}\\p{N})»\\uFFFC]) (?=[${marks}](?:\\s|$))`, 'gu'),
          '\u00a0',
        )
        .replaceAll(/(?<=\p{L})(?=[;!?](?:\s|$))/gu, '\u202f')
        .replaceAll(/« (?=\S)/gu, '«\u00a0')
        .replaceAll(/(?<=\S) »/gu, '\u00a0»'),
    );
  }
  return { text: fixed, what };
}

/** Changes a text between its placeholders, which a change sees as one character each. */
function outsidePlaceholders(text: string, change: (part: string) => string): string {
  const written = text.match(/\{\{[^{}]*\}\}/gu) ?? [];
  const next = change(text.replaceAll(/\{\{[^{}]*\}\}/gu, '\uFFFC'));
  let place = 0;
  return next.replaceAll('\uFFFC', () => written[place++] ?? '');
}

/**
 * Mends every text of a file where it stands; everything between the texts stays byte for byte.
 * @returns the whole content of the file, and each change; the same content if there is none.
 */
export function fixFile(file: WordFile, locale: string): { content: string; fixes: Fix[] } {
  const fixes: Fix[] = [];
  let { content } = file;
  // From the end, so that the places of the texts before stay what they are.
  for (const [key, word] of [...file.words].toReversed()) {
    const { text, what } = fixText(word.text, locale);
    if (what.length === 0) continue;
    const start = word.offset + 1;
    const end = rawOffset(file.content, word.offset, word.text.length);
    content = content.slice(0, start) + JSON.stringify(text).slice(1, -1) + content.slice(end);
    fixes.unshift(...what.map((name) => ({ key, what: name })));
  }
  return { content, fixes };
}
