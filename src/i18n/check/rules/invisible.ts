import { unspacedScripts } from '../unspacedScripts.ts';
import type { TextRule, Finding } from './rule.ts';

/** What Unicode says is not to be seen, line separators, a blank Braille cell, annotations. */
const suspicious =
  /(?![\t\n\r])\p{Cc}|[\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\p{Co}\p{Cs}\u2028\u2029\u2800\ufff9-\ufffc]/u;
const each = new RegExp(suspicious.source, 'gu');
const unreadable =
  /[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\ufff0-\uffff\u{e0000}-\u{e0fff}]/u;

/** Scripts whose letters, and marks upon them, joiners part or join: cursive ones, and those with a virama. */
const joining = new RegExp(
  `[${'Arab Syrc Mong Nkoo Mand Rohg Adlm Deva Beng Gujr Guru Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt Bali Cakm Java Lana Mtei Newa Saur Sund Sylo'
    .split(' ')
    .map((script) => `\\p{Script_Extensions=${script}}`)
    .join('')}]$`,
  'u',
);
const pictograph = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]$/u;

/**
 * Characters that nobody sees: what cannot be read at all (control characters, halves of
 * characters, tags, private ones) weighs as an error, a stray space without width as a hint.
 * Joiners are right between letters of joining scripts and in emoji. Directions are told apart.
 */
export const invisible: TextRule = ({ text }, { script }) => {
  if (!suspicious.test(text)) return [];
  const found: Finding[] = [];
  for (const { 0: sign, index: at } of text.matchAll(each)) {
    const code = sign.codePointAt(0) ?? 0;
    const before = text.slice(0, at);
    const after = text.slice(at + sign.length);
    if (/\p{Bidi_Control}/u.test(sign) || isLegal(code, before, after, script)) continue;
    const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
    found.push({
      rule: unreadable.test(sign) ? 'control-character' : 'invisible',
      at,
      message: `Expected characters that can be seen, got ${name} after ${JSON.stringify(before.slice(-12))}. Delete it.`,
    });
  }
  return found;
};

function isLegal(code: number, before: string, after: string, script: string): boolean {
  if (code === 0x200c || code === 0x200d) {
    return joining.test(before) || (code === 0x200d && pictograph.test(before) && after !== '');
  }
  if (code === 0x200b) return unspacedScripts.has(script);
  if (code === 0xfe0f || code === 0xfe0e)
    return /[\p{Emoji}\p{Extended_Pictographic}]$/u.test(before);
  if (code >= 0x180b && code <= 0x180f) return script === 'Mong';
  // Which of its shapes a Chinese character has, in names above all (UTS 37).
  if ((code >= 0xfe00 && code <= 0xfe02) || (code >= 0xe0100 && code <= 0xe01ef))
    return /\p{Unified_Ideograph}$/u.test(before);
  return false;
}
