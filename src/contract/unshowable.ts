/**
 * Controls (a tab and a line break too), separators of lines and paragraphs, and what turns the
 * direction of a text: in a header of a mail they begin another one (CWE-93), and a name or an address
 * is read as one that it is not (CWE-1007). ZWNJ, ZWJ, LRM, RLM and ALM are none of them: Persian,
 * Indic, Arabic and Hebrew are written with these.
 */
const inLine = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** Controls that neither end a line nor indent it. */
const inLines = /(?![\t\n\r])\p{Cc}|\r(?!\n)/u;

/** Whether a text holds what nobody sees, and nobody types, in a box of one line or of several. */
export function isUnshowable(text: string, box: 'line' | 'lines'): boolean {
  return (box === 'line' ? inLine : inLines).test(text);
}
