import type { ChildNode, Root, Rule } from 'postcss';
import parseSelector, { type Selector } from 'postcss-selector-parser';

/** A selector, the rule that it stands in, and how many characters it adds to a text. */
export type Choice = { selector: Selector; rule: Rule; length: number };

/** Everything of a stylesheet that may be given or not: each selector of each rule, in their order. */
export function choicesOf(sheet: Root): Choice[] {
  return rulesOf(sheet).flatMap((rule) => {
    const declarations = rule.nodes.filter(({ type }) => type === 'decl').join(';');
    return parseSelector()
      .astSync(rule.selector)
      .nodes.map((selector, place) => ({
        selector,
        rule,
        length: String(selector).length + (place === 0 ? declarations.length : 0),
      }));
  });
}

/** The classes that a selector names, wherever in it. */
export function classesIn(selector: Selector): string[] {
  const names: string[] = [];
  selector.walkClasses(({ value }) => void names.push(value));
  return names;
}

/** The rules that a page may need; steps of an animation have no selector. */
export function rulesOf(sheet: Root): Rule[] {
  const rules: Rule[] = [];
  sheet.walkRules((rule) => {
    const { parent } = rule;
    const isStep = parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';
    if (!isStep) rules.push(rule);
  });
  return rules;
}

/** The rules that hold a node, the nearest first. */
export function rulesAround({ parent }: ChildNode): Rule[] {
  if (parent === undefined || parent.type === 'root') return [];
  const around = rulesAround(parent as ChildNode);
  return parent.type === 'rule' ? [parent as Rule, ...around] : around;
}

/** The name of the layer in which a node stands; empty if it is in none, where all the rest stands. */
export function layerOf(node: ChildNode): string {
  if (node.type === 'atrule' && node.name === 'layer') return node.params;
  const { parent } = node;
  return parent === undefined || parent.type === 'root' ? '' : layerOf(parent as ChildNode);
}
