import {
  parse,
  type AtRule,
  type Container,
  type Declaration,
  type Document,
  type Rule,
} from 'postcss';
import type { PageElement, ReadPage } from './readPage.ts';
import { matches, readSelector, withoutIs, type Step } from './selector.ts';

/** A style rule as written, and what it is about. */
export type StyleRule = {
  /** Whole selectors, with those of the rules around it. */
  selectors: readonly string[];
  /** The at-rules around it, such as `media print`; layers are left out. */
  conditions: readonly string[];
  /** Its own, without those of rules in it. */
  declarations: readonly Declaration[];
  /** Elements of pages that it styles in every state; none if only a state says which. */
  elements: readonly PageElement[];
  rule: Rule;
};

/** A published stylesheet and the rules in it, in their order. */
export type ReadStyles = {
  file: string;
  css: string;
  rules: readonly StyleRule[];
  atRules: readonly AtRule[];
  /** Elements of all pages that a selector is about; none for one that cannot be read. */
  find(steps: readonly Step[] | null): readonly PageElement[];
};

/** Parses a stylesheet, and looks up in the pages what each rule is about. */
export function readStyles(
  { file, css }: { file: string; css: string },
  pages: readonly ReadPage[],
): ReadStyles {
  const root = parse(css);
  const elements = pages.flatMap((page) => page.elements);
  const find = finder(elements);
  const rules: StyleRule[] = [];
  const atRules: AtRule[] = [];
  root.walkAtRules((rule) => void atRules.push(rule));
  root.walkRules((rule) => {
    // Steps of an animation have no selector.
    if (conditionsOf(rule).some((condition) => condition.startsWith('keyframes'))) return;
    const selectors = selectorsOf(rule);
    const declarations = rule.nodes.filter((node) => node.type === 'decl');
    const conditions = conditionsOf(rule);
    const found = selectors.flatMap((selector) => find(readSelector(selector)));
    rules.push({ selectors, conditions, declarations, elements: [...new Set(found)], rule });
  });
  return { file, css, rules, atRules, find };
}

/** Looks among elements of one tag or class only: there are tens of thousands. */
function finder(elements: readonly PageElement[]): ReadStyles['find'] {
  const byKey = new Map<string, PageElement[]>();
  for (const element of elements) {
    for (const key of [element.name, ...element.classes.map((one) => `.${one}`)]) {
      const same = byKey.get(key);
      if (same === undefined) byKey.set(key, [element]);
      else same.push(element);
    }
  }
  return (steps) => {
    const last = steps?.at(-1);
    if (steps === null || last === undefined) return [];
    const key = last.classes[0] === undefined ? last.name : `.${last.classes[0]}`;
    return (key === '' ? elements : (byKey.get(key) ?? [])).filter((one) => matches(one, steps));
  };
}

/** As CSS nesting resolves them: `&` is the rule around, and without one it stands in front. */
function selectorsOf(rule: Rule): string[] {
  const own = withoutIs(rule.selectors);
  const around = ruleAround(rule.parent);
  if (around === undefined) return own;
  const outer = selectorsOf(around);
  return own.flatMap((selector) =>
    outer.map((one) =>
      selector.includes('&') ? selector.replaceAll('&', one) : `${one} ${selector}`,
    ),
  );
}

function ruleAround(node: Container | Document | undefined): Rule | undefined {
  if (node === undefined || node.type === 'rule') return node as Rule | undefined;
  return ruleAround(node.parent);
}

function conditionsOf(node: Container | Document | undefined): string[] {
  if (node === undefined) return [];
  const { name, params } = node as AtRule;
  const own = node.type === 'atrule' && name !== 'layer' ? [`${name} ${params}`] : [];
  return [...own, ...conditionsOf(node.parent)];
}
