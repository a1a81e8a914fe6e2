import type { AtRule, ChildNode, Root, Rule } from 'postcss';
import { rulesAround, rulesOf, type Choice } from './choices.ts';
import { variablesUsed } from './variables.ts';

/** Without an exception, each stays where its rule does. */
type Variables = {
  /** Those that stay wherever they are set. */
  everywhere?: ReadonlySet<string>;
  /** Those that something else uses: with this, of the others only what is used here stays. */
  elsewhere?: ReadonlySet<string>;
};

/**
 * Copies a stylesheet with some of its choices alone: without the others, and without what then means
 * nothing (animations that nothing runs, an order of layers in which they stand anyway).
 * @param choices all of the stylesheet.
 * @param kept for each of them whether it stays.
 * @param variables of those that it sets, which stay.
 */
export function keepChoices(
  sheet: Root,
  choices: readonly Choice[],
  kept: readonly boolean[],
  variables: Variables = {},
): Root {
  const copy = sheet.clone();
  copy.walkComments((comment) => void comment.remove());
  const stays = choices.filter((_, index) => kept[index] === true);
  const selectors = Map.groupBy(stays, ({ rule }) => rule);
  const rules = rulesOf(sheet);
  // Those within come first: a rule that is not kept goes, but stays around one that is.
  rulesOf(copy)
    .map((rule, index) => ({ rule, own: selectors.get(rules[index] as Rule) }))
    .toReversed()
    .forEach(({ rule, own }) => {
      if (own !== undefined) rule.selector = own.map(({ selector }) => String(selector)).join();
      else removeOwn(rule, variables.everywhere);
    });
  removeIdleAnimations(copy);
  if (variables.elsewhere !== undefined) removeIdleVariables(copy, variables.elsewhere);
  removeIdleOrder(copy);
  return copy;
}

/** Removes what a rule says itself, but for some variables, and the rule, if it then holds nothing. */
function removeOwn(rule: Rule, variables: ReadonlySet<string> = new Set()): void {
  const own: ChildNode[] = [];
  rule.walkDecls((declaration) => {
    const isOwn = rulesAround(declaration)[0] === rule;
    if (isOwn && !variables.has(declaration.prop)) own.push(declaration);
  });
  own.forEach(removeWhole);
}

/** Removes a node, and what held nothing else. */
export function removeWhole(node: ChildNode): void {
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

/** Removes variables that nothing in a stylesheet uses, nor anything else, and then what only they were made of. */
function removeIdleVariables(sheet: Root, elsewhere: ReadonlySet<string>): void {
  const used = variablesUsed(sheet).union(elsewhere);
  const idle: ChildNode[] = [];
  sheet.walkDecls(/^--/u, (declaration) => {
    if (!used.has(declaration.prop)) idle.push(declaration);
  });
  if (idle.length === 0) return;
  idle.forEach(removeWhole);
  removeIdleVariables(sheet, elsewhere);
}
