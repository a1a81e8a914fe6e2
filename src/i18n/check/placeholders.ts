/** How a file writes the places of values: i18next's `{{name}}`, or React Aria's ICU `{name}`. */
export type Syntax = 'i18next' | 'icu';

const double = /\{\{\s*([^{},\s]+)\s*(?:,\s*([^{}]*?)\s*)?\}\}/gu;
const single = /\{\s*([\w-]+)\s*(?=[,}])/gu;
const strayBrace = /[{}｛｝]+[^{}｛｝]*[}｝]*/u;
const percent = /(?<!\d)%(?:\d+\$)?[sdif@](?!\p{Letter})/u;

/** What is wrong with how a text writes its placeholders, whatever their names. */
export function placeholderStyle(text: string, syntax: Syntax): string | undefined {
  const rest = syntax === 'icu' ? text : text.replaceAll(double, '…');
  const stray =
    percent.exec(rest) ?? (syntax === 'icu' ? /\{\{.*?\}\}|[｛｝]+/u : strayBrace).exec(rest);
  if (stray === null) return undefined;
  const style = syntax === 'icu' ? '{name}' : '{{name}}';
  return `Expected placeholders written as ${style}, got "${stray[0]}". Write it so, or take the sign out.`;
}

/**
 * Compares the placeholders of a translation with those of its source: the same names, and
 * the same formats, because `{{count, number}}` without its format shows other digits.
 * @param mayDrop names that the translation may leave out.
 */
export function comparePlaceholders(
  text: string,
  source: string,
  syntax: Syntax,
  mayDrop: readonly string[],
): string | undefined {
  const allowed = placeholdersOf(source, syntax);
  const given = placeholdersOf(text, syntax);
  const unknown = [...given].filter(([name, written]) => allowed.get(name) !== written);
  if (unknown.length > 0) {
    const list = allowed.size === 0 ? 'no placeholder' : [...allowed.values()].join(', ');
    return `Expected ${list}, got ${unknown.map(([, written]) => written).join(', ')}.`;
  }
  const lost = [...allowed].filter(([name]) => !given.has(name) && !mayDrop.includes(name));
  if (lost.length === 0) return undefined;
  const list = lost.map(([, written]) => written).join(', ');
  return `Expected ${list}, got a text without it. Put it where the value belongs.`;
}

/** Each placeholder's name and how it is written, with spaces made alike. */
export function placeholdersOf(text: string, syntax: Syntax): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', format] of text.matchAll(syntax === 'icu' ? single : double)) {
    if (syntax === 'icu') found.set(name, `{${name}}`);
    else found.set(name, format === undefined ? `{{${name}}}` : `{{${name}, ${format}}}`);
  }
  return found;
}
