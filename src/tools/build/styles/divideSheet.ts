import { parse, type Rule } from 'postcss';
import { choicesOf, classesIn, layerOf, rulesAround, type Choice } from './choices.ts';
import { mayMatch } from './featuresOf.ts';
import { groupAlike } from './groupAlike.ts';
import { keepChoices } from './keepChoices.ts';

/** Most texts that one stylesheet becomes: the policy names the hash of each, 54 characters. */
const mostTexts = 12;

/** What is to be had of a stylesheet. */
type Demand = {
  /** What each page has; see `featuresOf`. */
  pages: readonly ReadonlySet<string>[];
  /** How much the bytes of each page count. */
  weights: readonly number[];
  /** Every class of what comes to pages later. */
  classes: ReadonlySet<string>;
};

/**
 * Divides a stylesheet among pages: each gets the rules that may style something on it, in their order,
 * and pages that need nearly the same get the same text.
 * @returns the text of each page, at most twelve different ones, and that of what comes to pages later:
 *   the rules that name one of its classes, and those that name none, if a page may lack them.
 */
export function divideSheet(
  css: string,
  { pages, weights, classes }: Demand,
): { texts: string[]; later: string } {
  const sheet = parse(css);
  const choices = choicesOf(sheet);
  const needed = pages.map((page) => choices.map(({ selector }) => mayMatch(selector, page)));
  const lengths = choices.map(({ length }) => length);
  const given = groupAlike(needed, lengths, weights, mostTexts);
  const texts = new Map(
    [...new Set(given)].map((kept) => {
      const chosen = choose(choices, (index, isIn) => isIn !== false && kept[index] === true);
      return [kept, keepChoices(sheet, choices, chosen)];
    }),
  );
  const namedClasses = choices.map(({ selector }) => classesIn(selector));
  // Also a rule that names another class beside: it may win over one that comes anew.
  const wanted = choose(choices, (index, isIn) => {
    const named = namedClasses[index] ?? [];
    return named.some((name) => classes.has(name)) || (isIn ?? named.length === 0);
  });
  const isGiven = choices.map((_, index) => given.every((kept) => kept[index] === true));
  return {
    texts: given.map((kept) => texts.get(kept) ?? ''),
    later: keepChoices(sheet, choices, withoutBeginnings(choices, wanted, isGiven)),
  };
}

/**
 * Decides about each choice by its place, about those of a rule before those of the rules within it.
 * @param isChosen is told whether the rule around it is chosen, undefined if there is none.
 */
function choose(
  choices: readonly Choice[],
  isChosen: (index: number, isIn: boolean | undefined) => boolean,
): boolean[] {
  const chosen = new Set<Rule>();
  return choices.map(({ rule }, index) => {
    const [around] = rulesAround(rule);
    const isIt = isChosen(index, around && chosen.has(around));
    if (isIt) chosen.add(rule);
    return isIt;
  });
}

/**
 * Leaves out of each layer what it begins with and every page has. What follows has to be repeated, though
 * a page has it: of two rules that are as specific the one that comes later wins, and would come first.
 */
function withoutBeginnings(
  choices: readonly Choice[],
  wanted: readonly boolean[],
  isGiven: readonly boolean[],
): boolean[] {
  const outermost = Map.groupBy(choices.keys(), (index) => {
    const rule = choices[index]?.rule as Rule;
    return rulesAround(rule).at(-1) ?? rule;
  });
  const begun = new Set<string>();
  const kept = [...wanted];
  for (const [rule, members] of outermost) {
    const layer = layerOf(rule);
    if (!begun.has(layer) && members.every((index) => isGiven[index])) {
      for (const index of members) kept[index] = false;
    } else if (members.some((index) => wanted[index])) {
      begun.add(layer);
    }
  }
  return kept;
}
