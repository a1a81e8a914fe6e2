import { parse, type AtRule, type ChildNode, type Root, type Rule } from 'postcss';
import parseSelector, { type Selector } from 'postcss-selector-parser';
import { mayMatch } from './featuresOf.ts';
import { groupAlike } from './groupAlike.ts';

/** Most texts that one stylesheet becomes: the policy names the hash of each, 54 characters. */
const mostTexts = 12;

/** A selector, the rule that it stands in, by its place, and what it adds to a text. */
type Choice = { selector: Selector; rule: number; length: number };

/** What is to be had of a stylesheet. */
type Wanted = {
  /** What each page has; see `featuresOf`. */
  pages: readonly ReadonlySet<string>[];
  /** How much the bytes of each page count. */
  weights: readonly number[];
  /** The classes of what comes to pages later. */
  later: ReadonlySet<string>;
};

/**
 * Divides a stylesheet among pages: each gets the rules that may style something on it, in their order,
 * and pages that need nearly the same get the same text.
 * @returns the text of each page, at most twelve different ones, and that of what comes to pages later:
 *   the rules for its classes, and those that ask for none, if a page may lack them.
 */
export function divideSheet(
  css: string,
  { pages, weights, later }: Wanted,
): { texts: string[]; later: string } {
  const sheet = parse(css);
  const choices = choicesOf(sheet);
  const needed = pages.map((page) => choices.map(({ selector }) => mayMatch(selector, page)));
  const lengths = choices.map(({ length }) => length);
  const given = groupAlike(needed, lengths, weights, mostTexts);
  const texts = new Map<readonly boolean[], string>();
  for (const kept of given) texts.set(kept, texts.get(kept) ?? textOf(sheet, choices, kept));
  const mayCome = {
    has: (feature: string) => !feature.startsWith('.') || later.has(feature.slice(1)),
  };
  const wanted = choices.map(({ selector }) => mayMatch(selector, mayCome));
  const isGiven = choices.map((_, index) => given.every((kept) => kept[index] === true));
  return {
    texts: given.map((kept) => texts.get(kept) ?? ''),
    later: textOf(sheet, choices, withoutBeginnings(sheet, choices, wanted, isGiven)),
  };
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
  const outermost = rulesOf(sheet).map(outermostOf);
  const begun = new Set<ChildNode>();
  const kept = [...wanted];
  for (const indices of Map.groupBy(
    choices.keys(),
    (index) => outermost[choices[index]?.rule ?? 0]?.rule,
  ).values()) {
    const { layer } = outermost[choices[indices[0] ?? 0]?.rule ?? 0] ?? {};
    if (layer === undefined) continue;
    if (!begun.has(layer) && indices.every((index) => isGiven[index])) {
      for (const index of indices) kept[index] = false;
    } else if (indices.some((index) => wanted[index])) {
      begun.add(layer);
    }
  }
  return kept;
}

/** The rule that holds a rule, or that is one itself, and the layer in which it stands. */
function outermostOf(rule: Rule): { rule: Rule; layer: ChildNode } {
  let outermost = rule;
  let layer: ChildNode = rule;
  while (layer.parent !== undefined && layer.parent.type !== 'root') {
    layer = layer.parent as ChildNode;
    if (layer.type === 'rule') outermost = layer;
  }
  return { rule: outermost, layer };
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
  rulesOf(copy).forEach((rule, index) => {
    const own = texts.get(index);
    if (own === undefined) removeWhole(rule);
    else rule.selector = own.join();
  });
  removeIdleAnimations(copy);
  removeIdleOrder(copy);
  return copy.toString();
}

/** The order of layers need not be said where each of them has something: they stand in it. */
function removeIdleOrder(sheet: Root): void {
  const [order, ...blocks] = sheet.nodes.filter(
    (node): node is AtRule => node.type === 'atrule' && node.name === 'layer',
  );
  if (order?.nodes === undefined && order?.params.split(',').length === blocks.length) {
    order.remove();
  }
}

/** Removes a node, and what held nothing else. */
function removeWhole(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent?.type !== 'root' && parent?.nodes?.length === 0) removeWhole(parent as ChildNode);
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
