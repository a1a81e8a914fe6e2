/** How a file writes the places of values: i18next's `{{name}}`, or React Aria's ICU `{name}`. */
export type Syntax = 'i18next' | 'icu';

/** What is wrong, and with which character of the text. */
type Fault = { message: string; at?: number };

const double = /\{\{\s*([^{},\s]+)\s*(?:,\s*([^{}]*?)\s*)?\}\}/gu;
const single = /\{\s*([\w-]+)\s*(?=[,}])/gu;
const strayBrace = /[{}｛｝]+[^{}｛｝]*[}｝]*/u;
/** printf, and the signs that other tools put around names. `20 %d’eau` is French. */
const percent =
  /(?<![\d\u00a0\u202f ])%(?:\d+\$)?[sdif@](?![\p{Letter}’'])|%\d\$[sdif@]|%[A-Za-z_]\w*%|%\([a-z]\w*\)[sd]?|[$#]\{?[A-Za-z_]\w*\}|\$\([a-z]\w*\)|__[a-z]\w*__|@[a-z]\w*@|%\{\w+\}/u;
const bracketed = /[[［〔]{1,2}[a-z][a-zA-Z_]*[\]］〕]{1,2}/u;
/** What each of these three has, and most texts have not. */
const sign = /[%$#@_{}｛｝[［〔]/u;

/**
 * What is wrong with how a text writes its placeholders, whatever their names.
 * @param source the English text, which may have brackets itself.
 */
export function placeholderStyle(text: string, source: string, syntax: Syntax): Fault | undefined {
  const rest =
    syntax === 'icu' || !text.includes('{{')
      ? text
      : text.replaceAll(double, (written) => '…'.repeat(written.length));
  if (!sign.test(rest) && !source.includes('{{')) return undefined;
  const stray =
    percent.exec(rest) ??
    (syntax === 'icu' ? /\{\{.*?\}\}|[｛｝]+/u : strayBrace).exec(rest) ??
    (source.includes('[') ? null : bracketed.exec(rest)) ??
    named(rest, source, syntax);
  if (stray === null || stray === undefined) return undefined;
  const style = syntax === 'icu' ? '{name}' : '{{name}}';
  const got = stray[0].replaceAll(/…+/gu, '…');
  return {
    message: `Expected placeholders written as ${style}, got "${got}". Write it so, or take the sign out.`,
    at: stray.index,
  };
}

/** The name of a placeholder of the English with another sign in front: `:title`, `%title`, `<title`. */
function named(rest: string, source: string, syntax: Syntax): RegExpExecArray | null | undefined {
  if (syntax === 'icu') return undefined;
  for (const [, name = ''] of source.matchAll(double)) {
    if (!/^\w+$/u.test(name) || !rest.includes(name)) continue;
    const match = new RegExp(`[:%$@#<[(_*|~]+${name}(?![\\p{L}\\p{N}])`, 'u').exec(rest);
    if (match !== null) return match;
  }
  return undefined;
}

/**
 * Compares the placeholders of a translation with those of its source: the same names, and
 * the same formats, because `{{count, number}}` without its format shows other digits.
 * @param mayDrop names that the translation may leave out.
 */
export function comparePlaceholders(
  text: string,
  source: string,
  mayDrop: readonly string[],
): Fault | undefined {
  if (!text.includes('{{') && !source.includes('{{')) return undefined;
  const allowed = placesOf(source);
  const given = placesOf(text);
  const unknown = [...given].filter(
    ([name, { written }]) => allowed.get(name)?.written !== written,
  );
  const [first] = unknown;
  if (first !== undefined) {
    const list =
      allowed.size === 0
        ? 'no placeholder'
        : [...allowed.values()].map(({ written }) => written).join(', ');
    const got = unknown.map(([, { written }]) => written).join(', ');
    const remedy = allowed.size === 0 ? 'Take it out.' : 'Write it as the English does.';
    return { message: `Expected ${list}, got ${got}. ${remedy}`, at: first[1].at };
  }
  const lost = [...allowed].filter(([name]) => !given.has(name) && !mayDrop.includes(name));
  if (lost.length === 0) return undefined;
  const list = lost.map(([, { written }]) => written).join(', ');
  return { message: `Expected ${list}, got a text without it. Put it where the value belongs.` };
}

/** The first value that a text names more often than its source does, and where it does so again. */
export function placeholderTwice(text: string, source: string): Fault | undefined {
  if (!text.includes('{{')) return undefined;
  const expected = [...source.matchAll(double)].map(([, name]) => name);
  const seen = new Map<string, number>();
  for (const { 0: written, 1: name = '', index } of text.matchAll(double)) {
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    if (times > 1 && times > expected.filter((other) => other === name).length) {
      return { message: `Expected ${written} once, got it again. Delete one.`, at: index };
    }
  }
  return undefined;
}

/** Each placeholder's name, how it is written, with spaces made alike, and where. */
function placesOf(text: string): Map<string, { written: string; at: number }> {
  const found = new Map<string, { written: string; at: number }>();
  for (const { 1: name = '', 2: format, index: at } of text.matchAll(double)) {
    found.set(name, {
      written: format === undefined ? `{{${name}}}` : `{{${name}, ${format}}}`,
      at,
    });
  }
  return found;
}

/** Each placeholder's name and how it is written, with spaces made alike. */
export function placeholdersOf(text: string, syntax: Syntax): Map<string, string> {
  if (syntax === 'icu') {
    return new Map([...text.matchAll(single)].map(([, name = '']) => [name, `{${name}}`]));
  }
  return new Map([...placesOf(text)].map(([name, { written }]) => [name, written]));
}
