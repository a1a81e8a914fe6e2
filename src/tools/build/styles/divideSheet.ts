import { parse, type Root, type Rule } from 'postcss';
import { choicesOf, classesIn, layerOf, rulesAround, type Choice } from './choices.ts';
import { asksForLanguage, mayMatch } from './featuresOf.ts';
import { groupAlike } from './groupAlike.ts';
import { keepChoices, removeWhole } from './keepChoices.ts';
import { variablesUsed, withSources } from './variables.ts';

/** Most texts that one stylesheet becomes: the policy names the hash of each, 54 characters. */
const mostTexts = 11;

/** What is to be had of a stylesheet. */
type Demand = {
  /** What each page has; see `featuresOf`. */
  pages: readonly ReadonlySet<string>[];
  /** How much the bytes of each page count. */
  weights: readonly number[];
  /** Every class of what comes to pages later. */
  classes: ReadonlySet<string>;
};

/** What becomes of a stylesheet. */
type Division = {
  /** For each page what it needs, at most eleven different texts. */
  texts: string[];
  /** For each page what its language needs beside that: pages in one language have the same. */
  languages: string[];
  /** What comes to pages later. */
  later: string;
};

/**
 * Divides a stylesheet among pages: each gets the rules that may style something on it, in their order,
 * with the variables that these use, and pages that need nearly the same get the same text. Rules for
 * scripts are apart from it, so that the same is needed in all languages. What comes later are the rules
 * that name one of its classes, and those that name none, if a page may lack them, with their variables.
 */
export function divideSheet(css: string, { pages, weights, classes }: Demand): Division {
  const sheet = parse(css);
  const choices = choicesOf(sheet);
  const lengths = choices.map(({ length }) => length);
  const isOfLanguage = choices.map(({ selector }) => asksForLanguage(selector));
  const share = (isIt: boolean, most: number) =>
    groupAlike(
      pages.map((page) =>
        choices.map(
          ({ selector }, index) => isOfLanguage[index] === isIt && mayMatch(selector, page),
        ),
      ),
      lengths,
      weights,
      most,
    );
  const given = share(false, mostTexts);
  const elsewhere = variablesUsed(keepChoices(sheet, choices, isOfLanguage));
  const own = mapOnce(given, (kept) => {
    const chosen = choose(choices, (index, isIn) => isIn !== false && kept[index] === true);
    const root = keepChoices(sheet, choices, chosen, { elsewhere });
    return { text: root.toString(), variables: variablesUsed(root) };
  });
  const namedClasses = choices.map(({ selector }) => classesIn(selector));
  // Also a rule that names another class beside: it may win over one that comes anew.
  const wanted = choose(choices, (index, isIn) => {
    const named = namedClasses[index] ?? [];
    return named.some((name) => classes.has(name)) || (isIn ?? named.length === 0);
  });
  const isGiven = choices.map((_, index) => given.every((kept) => kept[index] === true));
  const kept = withoutBeginnings(choices, wanted, isGiven);
  const needed = withSources(variablesUsed(keepChoices(sheet, choices, kept)), sheet);
  // A page that has no use for a variable does not set it.
  const everywhere = new Set(
    [...needed].filter((name) => own.some(({ variables }) => !variables.has(name))),
  );
  return {
    texts: own.map(({ text }) => text),
    languages: mapOnce(share(true, Infinity), (chosen) =>
      rulesAlone(keepChoices(sheet, choices, chosen)),
    ),
    later: keepChoices(sheet, choices, kept, { everywhere }).toString(),
  };
}

/** Maps items of which many are the same, each of them once. */
function mapOnce<Item, Result>(items: readonly Item[], map: (item: Item) => Result): Result[] {
  const results = new Map([...new Set(items)].map((item) => [item, map(item)]));
  return items.map((item) => results.get(item) as Result);
}

/** What stands behind another text need not say again what no selector asks for, as the order of layers. */
function rulesAlone(sheet: Root): string {
  sheet.walkAtRules((rule) => {
    const holdsRule = rule.nodes?.some(({ type }) => type !== 'decl') === true;
    if (!holdsRule && rulesAround(rule).length === 0) removeWhole(rule);
  });
  return sheet.toString();
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
