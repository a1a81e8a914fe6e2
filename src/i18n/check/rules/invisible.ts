import type { TextRule, Finding } from './rule.ts';

const suspicious =
  // oxlint-disable-next-line no-misleading-character-class -- Each character by itself is meant, joiners and selectors too.
  /(?![\t\n\r])\p{Cc}|[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2028\u2029\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffc\ufffe\uffff\ufdd0-\ufdef\ud800-\udfff\ue000-\uf8ff]/u;
const each = new RegExp(`${suspicious.source}|[\\u{e0000}-\\u{e0fff}\\u{f0000}-\\u{10ffff}]`, 'gu');

/** Scripts whose letters joiners part or join. */
const joining =
  /[\p{Script=Arab}\p{Script=Syrc}\p{Script=Mong}\p{Script=Deva}\p{Script=Beng}\p{Script=Gujr}\p{Script=Guru}\p{Script=Orya}\p{Script=Taml}\p{Script=Telu}\p{Script=Knda}\p{Script=Mlym}\p{Script=Sinh}\p{Script=Khmr}\p{Script=Mymr}\p{Script=Tibt}]$/u;
const pictograph = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]$/u;

/** Scripts without spaces, where a zero-width one says where a line may end. */
const unspaced = new Set(['Thai', 'Laoo', 'Khmr', 'Mymr', 'Tibt']);

/**
 * Characters that nobody sees: what cannot be read at all (control characters, halves of
 * characters, tags, private ones) weighs as an error, a stray space without width as a hint.
 * Joiners are right between letters of joining scripts and in emoji. Directions are told apart.
 */
export const invisible: TextRule = ({ text }, { script }) => {
  if (!suspicious.test(text) && !/[\u{e0000}-\u{e0fff}\u{f0000}-\u{10ffff}]/u.test(text)) return [];
  const found: Finding[] = [];
  for (const { 0: sign, index: at } of text.matchAll(each)) {
    const code = sign.codePointAt(0) ?? 0;
    const before = text.slice(0, at);
    if (isOfDirection(code) || isLegal(code, before, text.slice(at + sign.length), script)) {
      continue;
    }
    const isUnreadable =
      code < 0x20 ||
      (code >= 0x7f && code < 0xa0) ||
      (code >= 0xd800 && code < 0xf900) ||
      code >= 0xe0000 ||
      (code >= 0xfdd0 && code <= 0xfdef) ||
      (code >= 0xfff0 && code <= 0xffff);
    const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
    found.push({
      rule: isUnreadable ? 'control-character' : 'invisible',
      at,
      message: `Expected characters that can be seen, got ${name} after ${JSON.stringify(before.slice(-12))}. Delete it.`,
    });
  }
  return found;
};

function isOfDirection(code: number): boolean {
  return (
    code === 0x61c ||
    code === 0x200e ||
    code === 0x200f ||
    (code >= 0x202a && code <= 0x202e) ||
    (code >= 0x2066 && code <= 0x2069)
  );
}

function isLegal(code: number, before: string, after: string, script: string): boolean {
  if (code === 0x200c || code === 0x200d) {
    return joining.test(before) || (code === 0x200d && pictograph.test(before) && after !== '');
  }
  if (code === 0x200b) return unspaced.has(script);
  if (code === 0xfe0f || code === 0xfe0e)
    return /[\p{Emoji}\p{Extended_Pictographic}]$/u.test(before);
  if (code >= 0x180b && code <= 0x180f) return script === 'Mong';
  return false;
}
