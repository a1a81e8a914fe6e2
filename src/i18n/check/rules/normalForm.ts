import type { TextRule } from './rule.ts';

const plain = /^[\p{ASCII}\u0080-\u02ff]*$/u;

/** Letters that are written in parts where one character has them whole (UAX 15, NFC). */
export const normalForm: TextRule = ({ text }) => {
  if (plain.test(text) || text === text.normalize('NFC')) return [];
  const normal = text.normalize('NFC');
  let at = 0;
  while (text[at] === normal[at]) at += 1;
  const got = text.slice(at, at + 3).split(' ')[0];
  return [
    {
      rule: 'not-nfc',
      at,
      message: `Expected letters in normal form NFC, got "${got}" in parts. Run check --fix, or type it anew.`,
    },
  ];
};
