/**
 * What makes Excel, LibreOffice and Google Sheets take a cell for a formula, with spaces before it or
 * not; full-width ones are taken for the others in East Asian settings (OWASP, CSV Injection).
 */
const formula = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/u;

/**
 * A line of CSV (RFC 4180), every cell in quotes. A cell that a spreadsheet would compute, a phone
 * number with + among them, gets an apostrophe before it, which makes it a text.
 */
export function csvLine(cells: readonly (string | null | undefined)[]): string {
  const quoted = cells.map((cell) => {
    const text = cell ?? '';
    return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  });
  return `${quoted.join(',')}\r\n`;
}

/** Without it Excel takes UTF-8 for the code page of the machine, and spoils names; others skip it. */
export const byteOrderMark = '\u{FEFF}';
