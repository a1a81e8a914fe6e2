import { beside } from './pair.ts';
import type { TextRule } from './rule.ts';

/** Encodings in which UTF-8 is most often read by mistake, from character to byte. */
const encodings = ['windows-1252', 'windows-1251', 'windows-1256'].map((name) => {
  const bytes = new Map<string, number>();
  const decoder = new TextDecoder(name);
  for (let byte = 0x80; byte < 0x100; byte += 1) {
    bytes.set(decoder.decode(Uint8Array.of(byte)), byte);
    if (name === 'windows-1252') bytes.set(String.fromCodePoint(byte), byte);
  }
  return { bytes, least: name === 'windows-1252' ? 1 : 2 };
});

/** A first byte of two or more and one that continues it, in any of the encodings: seldom a word. */
const suspicious = new RegExp(
  encodings
    .map(({ bytes }) => {
      const from = (least: number, most: number) =>
        [...bytes]
          .flatMap(([sign, byte]) => (byte >= least && byte <= most ? [sign] : []))
          .join('');
      const next = `[${from(0x80, 0xbf)}]`;
      return `[${from(0xc2, 0xdf)}]${next}|[${from(0xe0, 0xff)}]${next}{2}`;
    })
    .join('|'),
  'u',
);
const utf8 = new TextDecoder('utf-8', { fatal: true });
const foreign = /\P{ASCII}{2,}/gu;
const lostLetter = /\uFFFD|(?<=\p{Ll})\?(?=\p{Ll})|\?{3,}/u;
const escaped =
  /\\u\{?[\da-f]{4}|\\x[\da-f]{2}|(?:%[c-f][\da-f]%[89ab][\da-f])|(?:=[C-F][\dA-F]=[89AB][\dA-F])/iu;

/** What may have been meant in any language: accented letters, dashes, quotes, signs. */
const usual =
  /^[\u00a0-\u017f\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u2122\u2190-\u21ff\u{1f300}-\u{1faff}]$/u;
const ofScript = new Map<string, RegExp>();

/** Whether a character could have stood in a text of a script, before it was misread. */
function isPlausible(sign: string, script: string): boolean {
  if (usual.test(sign)) return true;
  if (script === 'Latn') return /[\u1e00-\u1eff]/u.test(sign);
  let own = ofScript.get(script);
  if (own === undefined) {
    const isEastern = script === 'Jpan' || script === 'Kore' || script.startsWith('Han');
    own = isEastern
      ? /[\u3000-\u30ff\u4e00-\u9fff\uac00-\ud7af\uff00-\uffef]/u
      : scriptPattern(script);
    ofScript.set(script, own);
  }
  return own.test(sign);
}

function scriptPattern(script: string): RegExp {
  try {
    return new RegExp(`[\\p{Script_Extensions=${script}}\\u0964\\u0965]`, 'u');
  } catch {
    // A script that the engine has no characters for.
    return /(?!)/u;
  }
}

/**
 * Letters that were read in another encoding than they were written in: "Ã©" for "é", the sign
 * that stands for a lost character, escapes that show as such.
 */
export const mojibake: TextRule = (pair, { script }) => {
  const { text } = pair;
  const tell = (at: number, got: string, meant = '') => [
    {
      rule: 'mojibake' as const,
      at,
      message: `Expected letters as they were written, got "${got}"${meant}. Write it anew and save as UTF-8.${beside(pair)}`,
    },
  ];
  const lost = /[\uFFFD?]/u.test(text) ? lostLetter.exec(text) : null;
  if (lost !== null && !pair.english.includes(lost[0])) return tell(lost.index, lost[0]);
  const escape = /[\\%=]/u.test(text) ? escaped.exec(text) : null;
  if (escape !== null) return tell(escape.index, escape[0]);
  if (!suspicious.test(text)) return [];
  for (const { 0: run, index } of text.matchAll(foreign)) {
    for (const { bytes, least } of encodings) {
      const meant = misread(run, bytes, least, script);
      if (meant !== undefined) return tell(index, run, `, which seems to be "${meant}"`);
    }
  }
  return [];
};

/** What a run of characters was before it was misread, if some of it can only be that. */
function misread(
  run: string,
  bytes: ReadonlyMap<string, number>,
  least: number,
  script: string,
): string | undefined {
  const signs = [...run];
  for (let start = 0; start < signs.length - 1; start += 1) {
    const lead = bytes.get(signs[start] ?? '') ?? 0;
    const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc2 ? 2 : 0;
    if (length === 0) continue;
    let meant = '';
    let next = start;
    while (next < signs.length) {
      const first = bytes.get(signs[next] ?? '') ?? 0;
      const size = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc2 ? 2 : 0;
      const group = signs.slice(next, next + size).map((sign) => bytes.get(sign) ?? 0);
      const isWhole =
        group.length === size && group.slice(1).every((byte) => byte >= 0x80 && byte < 0xc0);
      if (size === 0 || !isWhole) break;
      try {
        meant += utf8.decode(Uint8Array.from(group));
      } catch {
        break;
      }
      next += size;
    }
    const letters = [...meant];
    if (letters.length >= least && letters.every((sign) => isPlausible(sign, script))) return meant;
  }
  return undefined;
}
