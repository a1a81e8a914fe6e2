import { parse, type ChildNode, type Root, type Rule } from 'postcss';
import parseSelector, { type Selector } from 'postcss-selector-parser';
import { mayMatch } from './featuresOf.ts';
import { groupAlike } from './groupAlike.ts';

/** Most texts that one stylesheet becomes: the policy names the hash of each, 54 characters. */
const mostTexts = 12;

/** A selector, the rule that it stands in, by its place, and what it adds to a text. */
type Choice = { selector: Selector; rule: number; length: number };

/**
 * Divides a stylesheet among pages: each gets the rules that may style something on it, in their order,
 * and pages that need nearly the same get the same text.
 * @param pages what each page has; see `featuresOf`.
 * @param weights how much the bytes of each page count.
 * @returns the text of each page, at most twelve different ones.
 */
export function divideSheet(
  css: string,
  pages: readonly ReadonlySet<string>[],
  weights: readonly number[],
): string[] {
  const sheet = parse(css);
  const choices = choicesOf(sheet);
  const needed = pages.map((page) => choices.map(({ selector }) => mayMatch(selector, page)));
  const texts = new Map<readonly boolean[], string>();
  const lengths = choices.map(({ length }) => length);
  return groupAlike(needed, lengths, weights, mostTexts).map((kept) => {
    const text = texts.get(kept) ?? textOf(sheet, choices, kept);
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
