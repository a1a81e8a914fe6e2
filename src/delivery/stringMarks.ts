/**
 * Where a piece of a drawn page comes from: the locale that was asked for, the file without its
 * ending, the dotted key with its plural form.
 */
export type StringName = { locale: string; namespace: string; key: string };

/**
 * Four characters that no text has any use for (deprecated since Unicode 3.0), as digits. Nothing
 * draws them, no line breaks at them and no letter joins or parts because of them. Measured: tag
 * characters (U+E0000) and most others that are invisible make Chromium look for another font,
 * and words come out up to three pixels wider.
 */
const digits = '\u206A\u206B\u206C\u206D';
const opening = '\u206E';
const closing = '\u206F';

/** Digits of one letter of a name, which is ASCII. */
const digitsOfLetter = 4;

/**
 * Finds marks in a text: an opening one, whose name as digits is the only group, or a closing one,
 * which has no group. What is between belongs to the name, and may hold others.
 */
export const markPattern = String.raw`\u206E([\u206A-\u206D]*)|\u206F`;

/**
 * Puts invisible marks around a text that name where it comes from. Only for pages that nobody is
 * sent: development and pictures for translators.
 */
export function markString({ locale, namespace, key }: StringName, text: string): string {
  const name = Array.from(`${locale}/${namespace}:${key}`, (letter) =>
    Array.from(
      letter.charCodeAt(0).toString(digits.length).padStart(digitsOfLetter, '0'),
      (digit) => digits[Number(digit)],
    ).join(''),
  );
  return `${opening}${name.join('')}${text}${closing}`;
}

/** The name in what the group of {@link markPattern} has found. */
export function nameInMark(found: string): StringName {
  const letters = found.match(new RegExp(`.{${digitsOfLetter}}`, 'gu')) ?? [];
  const name = letters.map((letter) => {
    const code = Array.from(letter, (digit) => digits.indexOf(digit)).join('');
    return String.fromCharCode(Number.parseInt(code, digits.length));
  });
  const [, locale = '', namespace = '', key = ''] =
    /^([^/]*)\/([^:]*):(.*)$/u.exec(name.join('')) ?? [];
  return { locale, namespace, key };
}

/** A text as it is without marks. */
export function withoutMarks(text: string): string {
  return text.replaceAll(new RegExp(markPattern, 'gu'), '');
}
