/** A number as a text writes it, in any digits. */
export type WrittenNumber = {
  /** Decimal, without groups: "1500.5"; something with several points as it is: "2.2.1". */
  value: string;
  /** As written. */
  raw: string;
  /** Where it begins. */
  at: number;
};

const zeros = new Map([
  ['latn', 0x30],
  ['arab', 0x660],
  ['arabext', 0x6f0],
  ['nkoo', 0x7c0],
  ['deva', 0x966],
  ['beng', 0x9e6],
  ['guru', 0xa66],
  ['gujr', 0xae6],
  ['orya', 0xb66],
  ['tamldec', 0xbe6],
  ['telu', 0xc66],
  ['knda', 0xce6],
  ['mlym', 0xd66],
  ['thai', 0xe50],
  ['laoo', 0xed0],
  ['tibt', 0xf20],
  ['mymr', 0x1040],
  ['khmr', 0x17e0],
  ['mong', 0x1810],
  ['olck', 0x1c50],
  ['vaii', 0xa620],
  ['mtei', 0xabf0],
  ['adlm', 0x1e950],
  ['cakm', 0x11136],
  ['hmnp', 0x1e140],
  ['fullwide', 0xff10],
]);

const written = /\p{Nd}+(?:[.,:٫٬'’\u00a0\u202f\u2009]\p{Nd}+| \p{Nd}{3}(?!\p{Nd}))*/gu;
const asciiDigits = /^\d+$/u;

/** The numbering system of a digit, such as `deva`; undefined for a character that is none. */
export function systemOf(digit: string): string | undefined {
  const code = digit.codePointAt(0) ?? 0;
  for (const [system, zero] of zeros) if (code >= zero && code < zero + 10) return system;
  return undefined;
}

/** All numbers of a text, in order. */
export function numbersIn(text: string): WrittenNumber[] {
  const found: WrittenNumber[] = [];
  for (const match of text.matchAll(written)) {
    let at = match.index;
    for (const part of match[0].split(':')) {
      const next = pieces(toAscii(part)).map((value) => ({
        value,
        raw: text.slice(at, at + part.length),
        at,
      }));
      found.push(...next);
      at += part.length + 1;
    }
  }
  return found;
}

/** Digits of any script as 0 to 9, and Arabic separators as point and comma. */
function toAscii(number: string): string {
  if (/^[\d.,:]+$/u.test(number)) return number;
  return [...number]
    .map((sign) => {
      if (sign === '٫') return '.';
      if (sign === '٬') return ',';
      const zero = zeros.get(systemOf(sign) ?? '');
      return zero === undefined ? sign : String((sign.codePointAt(0) ?? zero) - zero);
    })
    .join('');
}

/** One number, or several where separators are neither groups nor a decimal sign. */
function pieces(number: string): string[] {
  if (asciiDigits.test(number)) return [strip(number)];
  const parts = number.split(/[^\d]/u);
  const separators = [...number.replaceAll(/\d/gu, '')];
  const last = parts.at(-1) ?? '';
  const decimal = separators.at(-1) ?? '';
  const isSpaced = separators.every((sign) => /\s/u.test(sign));
  const areGroups =
    parts.slice(1, -1).every(({ length }) => length === 2 || length === 3) &&
    (parts[0] ?? '').length <= 3 &&
    parts[0] !== '0';
  if (new Set(separators).size === 1 && areGroups && last.length === 3) {
    return [strip(parts.join(''))];
  }
  if (isSpaced) return parts.map(strip);
  const isDecimal = '.,'.includes(decimal) && separators.indexOf(decimal) === separators.length - 1;
  if (isDecimal && (separators.length === 1 || areGroups)) {
    return [`${strip(parts.slice(0, -1).join(''))}.${last}`];
  }
  return [parts.join('.')];
}

function strip(digits: string): string {
  return digits.replace(/^0+(?=\d)/u, '');
}
