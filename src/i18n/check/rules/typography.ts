import { beside } from './pair.ts';
import type { Finding, TextRule } from './rule.ts';

const straight = /(?<=\p{L})['`´](?=\p{L})|(?<=\p{L})[`´]|[`´](?=\p{L})/u;
const opened = /(?<=\p{L})‘(?=\p{L})/u;
const dots = /\.{3,}|(?:\. ){2}\.|。{2,}|・{3}/u;

/** Three dots where one character is meant, and typewriter apostrophes. */
export const typography: TextRule = (pair, { conventions }) => {
  const { bare } = pair;
  const found: Finding[] = [];
  const three = dots.exec(bare);
  if (three !== null) {
    found.push({
      rule: 'ellipsis',
      at: three.index,
      message: `Expected "…", got "${three[0]}". Type the one character.${beside(pair)}`,
      habit: 'dots',
    });
  }
  const wrong = straight.exec(bare) ?? opened.exec(bare);
  if (wrong !== null && !conventions.apostrophe.includes(wrong[0])) {
    found.push({
      rule: 'apostrophe',
      at: wrong.index,
      message: `Expected the apostrophe "${conventions.apostrophe.charAt(0)}", got "${wrong[0]}". Type that one.${beside(pair)}`,
      habit: `apostrophe ${wrong[0]}`,
    });
  }
  return found;
};
