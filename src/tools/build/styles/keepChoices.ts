import type { AtRule, ChildNode, Root, Rule } from 'postcss';
import { rulesAround, rulesOf, type Choice } from './choices.ts';

/**
 * Writes a stylesheet with some of its choices alone: without the others, and without what then means
 * nothing (animations that nothing runs, an order of layers in which they stand anyway).
 * @param choices all of the stylesheet.
 * @param kept for each of them whether it stays.
 */
export function keepChoices(
  sheet: Root,
  choices: readonly Choice[],
  kept: readonly boolean[],
): string {
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
