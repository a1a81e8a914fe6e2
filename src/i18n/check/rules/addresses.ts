import { beside } from './pair.ts';
import type { Finding, TextRule } from './rule.ts';

const url =
  /(?:https?|ftp|hxxps?):\/\/\S+|\bwww\.\S+|\/\/[a-z0-9-]+\.[a-z]{2,}|(?<![\p{L}\p{N}@.-])[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)*\.(?:com|org|net|example|io|info|biz|shop|site|online|xyz|ru|cn)(?![\p{L}\p{N}])(?:\/\S*)?|(?:mailto|tel|sms|skype|whatsapp):\S+/iu;
const email =
  /[\p{L}\p{N}._%+-]+\s?[@＠]\s?[\p{L}\p{N}-]+\.[\p{L}\p{N}.-]+|[\p{L}\p{N}._-]+\s?[([]at[)\]]\s?[\p{L}\p{N}-]+/u;
const phone = /(?:[+＋]\s?|00\s?)?\(?\p{Nd}[\p{Nd}\s\u00a0().\u2011/-]{5,}\p{Nd}/gu;
const hasLink = /[a-z0-9]\.[a-z]|:[^\s]|\/\/|www/iu;
const hasAddress = /[.@＠:]|\[at|\(at|\p{Nd}/u;

/** Addresses and phone numbers written out: those of the company are values, others are wrong. */
export const addresses: TextRule = (pair, { company }) => {
  const { bare, english, text } = pair;
  if (!hasAddress.test(bare)) return [];
  const known = text === english ? '' : english;
  const found: Finding[] = [];
  const tell = (at: number, got: string, value: string) => {
    if (known.includes(got)) return;
    found.push({
      rule: 'changed-address',
      at,
      message: `Expected no address or number of its own, got "${got}". Write ${value} where the English has it, else take it out.${beside(pair)}`,
    });
  };
  const mail = /[@＠]|[[(]at/u.test(bare) ? email.exec(bare) : null;
  if (mail !== null) tell(mail.index, mail[0], '{{email}}');
  const link = hasLink.test(bare) ? url.exec(bare) : null;
  // Addresses that are kept for examples lead nowhere (RFC 2606).
  const isExample = link !== null && /^example\.(?:com|net|org)$/u.test(link[0]);
  if (link !== null && mail === null && !(isExample && text === english))
    tell(link.index, link[0], 'the value');
  if (!/\p{Nd}/u.test(bare)) return found;
  for (const { 0: number, index } of bare.matchAll(phone)) {
    const count = number.replaceAll(/\P{Nd}/gu, '').length;
    const isPhone = count >= 8 || (count >= 7 && /[+＋()]/u.test(number));
    if (isPhone && !isList(number)) tell(index, number.trim(), '{{phone}}');
  }
  if (company.phone !== '' && bare.includes(company.phone)) {
    tell(bare.indexOf(company.phone), company.phone, '{{phone}}');
  }
  return found;
};

/** Years and grouped thousands are long without being a phone number: 2024–2025, 10 000 000. */
function isList(number: string): boolean {
  return (
    /^\p{Nd}{4}\s?[-/]\s?\p{Nd}{4}$/u.test(number) ||
    /^\p{Nd}{1,3}(?:[\s\u00a0.]\p{Nd}{3})+$/u.test(number) ||
    /^\p{Nd}{1,4}[./-]\p{Nd}{1,2}[./-]\p{Nd}{1,4}$/u.test(number)
  );
}
