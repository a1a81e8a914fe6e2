import { parse, type AtRule, type ChildNode, type Root, type Rule } from 'postcss';
import parseSelector, { type Selector } from 'postcss-selector-parser';
import { mayMatch } from './featuresOf.ts';
import { groupAlike } from './groupAlike.ts';

/** Most texts that one stylesheet becomes: the policy names the hash of each, 54 characters. */
const mostTexts = 12;

/** A selector, the rule that it stands in, by its place, and what it adds to a text. */
type Choice = { selector: Selector; rule: number; length: number };

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
      const chosen = choose(
        sheet,
        choices,
        (index, isIn) => isIn !== false && kept[index] === true,
      );
      return [kept, textOf(sheet, choices, chosen)];
    }),
  );
  // Also a rule that names another class beside: it may win over one that comes anew.
  const wanted = choose(sheet, choices, (index, isIn) => {
    const named = classesIn(choices[index]?.selector);
    return named.some((name) => classes.has(name)) || (isIn ?? named.length === 0);
  });
  const isGiven = choices.map((_, index) => given.every((kept) => kept[index] === true));
  return {
    texts: given.map((kept) => texts.get(kept) ?? ''),
    later: textOf(sheet, choices, withoutBeginnings(sheet, choices, wanted, isGiven)),
  };
}

function classesIn(selector: Selector | undefined): string[] {
  const names: string[] = [];
  selector?.walkClasses(({ value }) => void names.push(value));
  return names;
}

/**
 * Decides about each selector by its place, about those of a rule before those of the rules within it.
 * @param isChosen is told whether the rule around it is chosen, undefined if there is none.
 */
function choose(
  sheet: Root,
  choices: readonly Choice[],
  isChosen: (index: number, isIn: boolean | undefined) => boolean,
): boolean[] {
  const rules = rulesOf(sheet);
  const chosen = new Set<Rule>();
  return choices.map((choice, index) => {
    const rule = rules[choice.rule] as Rule;
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
  sheet: Root,
  choices: readonly Choice[],
  wanted: readonly boolean[],
  isGiven: readonly boolean[],
): boolean[] {
  const rules = rulesOf(sheet);
  const outermostOf = ({ rule }: Choice) => rulesAround(rules[rule] as Rule).at(-1) ?? rules[rule];
  const begun = new Set<string>();
  const kept = [...wanted];
  for (const [rule, members] of Map.groupBy(choices.entries(), ([, choice]) =>
    outermostOf(choice),
  )) {
    const layer = layerOf(rule as Rule);
    if (!begun.has(layer) && members.every(([index]) => isGiven[index])) {
      for (const [index] of members) kept[index] = false;
    } else if (members.some(([index]) => wanted[index])) {
      begun.add(layer);
    }
  }
  return kept;
}

/** The rules that hold a rule, the nearest first. */
function rulesAround({ parent }: ChildNode): Rule[] {
  if (parent === undefined || parent.type === 'root') return [];
  const around = rulesAround(parent as ChildNode);
  return parent.type === 'rule' ? [parent as Rule, ...around] : around;
}

/** The name of the layer in which a node stands; empty if it is in none, where all the rest stands. */
function layerOf(node: ChildNode): string {
  if (node.type === 'atrule' && node.name === 'layer') return node.params;
  const { parent } = node;
  return parent === undefined || parent.type === 'root' ? '' : layerOf(parent as ChildNode);
}

/** The rules that a page may need; steps of an animation have no selector. */
function rulesOf(sheet: Root): Rule[] {
  const rules: Rule[] = [];
  sheet.walkRules((rule) => {
    const { parent } = rule;
    const isStep = parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';
    if (!isStep) rules.push(rule);
  });
  return rules;
}

function choicesOf(sheet: Root): Choice[] {
  return rulesOf(sheet).flatMap((rule, index) => {
    const declarations = rule.nodes.filter(({ type }) => type === 'decl').join(';');
    return parseSelector()
      .astSync(rule.selector)
      .nodes.map((selector, place) => ({
        selector,
        rule: index,
        length: String(selector).length + (place === 0 ? declarations.length : 0),
      }));
  });
}

function textOf(sheet: Root, choices: readonly Choice[], kept: readonly boolean[]): string {
  const copy = sheet.clone();
  copy.walkComments((comment) => void comment.remove());
  const texts = new Map<number, string[]>();
  choices.forEach(({ selector, rule }, index) => {
    if (kept[index] === true) texts.set(rule, [...(texts.get(rule) ?? []), String(selector)]);
  });
  // Those within come first: a rule that is not kept goes, but stays around one that is.
  rulesOf(copy)
    .map((rule, index) => ({ rule, own: texts.get(index) }))
    .toReversed()
    .forEach(({ rule, own }) => {
      if (own !== undefined) rule.selector = own.join();
      else removeOwn(rule);
    });
  removeIdleAnimations(copy);
  removeIdleOrder(copy);
  return copy.toString();
}

/** Removes what a rule says itself, and the rule, if it holds no other. */
function removeOwn(rule: Rule): void {
  const own: ChildNode[] = [];
  rule.walkDecls((declaration) => {
    if (rulesAround(declaration)[0] === rule) own.push(declaration);
  });
  own.forEach(removeWhole);
}

/** Removes a node, and what held nothing else. */
function removeWhole(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent?.type !== 'root' && parent?.nodes?.length === 0) removeWhole(parent as ChildNode);
}

/** The order of layers need not be said where each of them has something: they stand in it. */
function removeIdleOrder(sheet: Root): void {
  const layers = sheet.nodes.filter(
    (node): node is AtRule => node.type === 'atrule' && node.name === 'layer',
  );
  const order = layers.find(({ nodes }) => nodes === undefined);
  const filled = new Set(layers.filter((layer) => layer !== order).map(({ params }) => params));
  if (order?.params.split(',').length === filled.size) order.remove();
}

function removeIdleAnimations(sheet: Root): void {
  const running: string[] = [];
  sheet.walkDecls(
    /^animation(?:-name)?$/u,
    ({ value }) => void running.push(...value.split(/[\s,]/u)),
  );
  sheet.walkAtRules('keyframes', (rule) => {
    if (!running.includes(rule.params)) removeWhole(rule);
  });
}
