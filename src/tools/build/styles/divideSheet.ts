import { parse, type ChildNode, type Root, type Rule } from 'postcss';
import parseSelector from 'postcss-selector-parser';
import { featureAsked } from './featuresOf.ts';
import { groupAlike } from './groupAlike.ts';

/** Most texts that one stylesheet becomes: the policy names the hash of each, 54 characters. */
const mostTexts = 12;

/** A selector, what it asks for, and the rule that it stands in, by its place. */
type Selector = { text: string; asks: readonly string[]; rule: number; length: number };

/**
 * Divides a stylesheet among pages: each gets the rules that may style something on it, in their order,
 * and pages that need nearly the same get the same text.
 * @param pages what each page has; see `featuresOf`.
 * @returns the text of each page, at most twelve different ones.
 */
export function divideSheet(css: string, pages: readonly ReadonlySet<string>[]): string[] {
  const sheet = parse(css);
  const selectors = selectorsOf(sheet);
  const needed = pages.map((page) =>
    selectors.map(({ asks }) => asks.every((feature) => page.has(feature))),
  );
  const texts = new Map<readonly boolean[], string>();
  const lengths = selectors.map(({ length }) => length);
  return groupAlike(needed, lengths, mostTexts).map((kept) => {
    const text = texts.get(kept) ?? textOf(sheet, selectors, kept);
    texts.set(kept, text);
    return text;
  });
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

function selectorsOf(sheet: Root): Selector[] {
  return rulesOf(sheet).flatMap((rule, index) => {
    const declarations = rule.nodes.filter(({ type }) => type === 'decl').join(';');
    return parseSelector()
      .astSync(rule.selector)
      .nodes.map((selector, place) => ({
        text: String(selector),
        asks: selector.nodes.flatMap((part) => featureAsked(part) ?? []),
        rule: index,
        length: String(selector).length + (place === 0 ? declarations.length : 0),
      }));
  });
}

function textOf(sheet: Root, selectors: readonly Selector[], kept: readonly boolean[]): string {
  const copy = sheet.clone();
  copy.walkComments((comment) => void comment.remove());
  const texts = new Map<number, string[]>();
  selectors.forEach(({ text, rule }, index) => {
    if (kept[index] === true) texts.set(rule, [...(texts.get(rule) ?? []), text]);
  });
  rulesOf(copy).forEach((rule, index) => {
    const own = texts.get(index);
    if (own === undefined) removeWhole(rule);
    else rule.selector = own.join();
  });
  removeIdleAnimations(copy);
  return copy.toString();
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
