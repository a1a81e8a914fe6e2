import type { Finding, TextRule } from './rule.ts';

const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const any = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/**
 * Characters that turn the direction of text: overrides and embeddings are always refused, since
 * they can make a sentence read as another one (CVE-2021-42574); isolates must be closed; marks
 * have no business in a language that runs from left to right.
 */
export const bidi: TextRule = ({ text }, { script }) => {
  if (!any.test(text)) return [];
  const found: Finding[] = [];
  const open: number[] = [];
  for (const { 0: sign, index: at } of text.matchAll(directions)) {
    const code = sign.codePointAt(0) ?? 0;
    const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
    const tell = (message: string) => found.push({ rule: 'bidi', at, message });
    if (code >= 0x202a && code <= 0x202e) {
      tell(`Expected text in its natural direction, got the control character ${name}. Delete it.`);
    } else if (code === 0x2069) {
      if (open.pop() === undefined)
        tell(`Expected ${name} to close an isolate, got none open. Delete it.`);
    } else if (code >= 0x2066) {
      open.push(at);
    } else if (!runsLeftwards(script) || text.charAt(at + 1) === sign) {
      const message = `Expected no mark of direction here, got ${name}. Delete it.`;
      found.push({ rule: 'invisible', at, message });
    }
  }
  for (const at of open) {
    found.push({
      rule: 'bidi',
      at,
      message: 'Expected each isolate to be closed by U+2069, got none. Close or delete it.',
    });
  }
  return found;
};

function runsLeftwards(script: string): boolean {
  return new Intl.Locale(`und-${script}`).getTextInfo().direction === 'rtl';
}
