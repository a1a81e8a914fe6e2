import {
  parse,
  type AtRule,
  type Container,
  type Declaration,
  type Document,
  type Root,
  type Rule,
} from 'postcss';
import { withheld, wordsIn } from './atRest.ts';
import type { ReadPage } from './readPage.ts';

/** A style rule as written, and what it is about. */
export type StyleRule = {
  /** Each stands alone: what is around the rule is in it. */
  selectors: readonly string[];
  /** The at-rules around it, such as `media print`; layers are left out. */
  conditions: readonly string[];
  /** Its own, without those of rules in it. */
  declarations: readonly Declaration[];
  /**
   * What it always styles of that which everybody sees: what nobody sees cannot look worse, and a rule
   * for some windows only may be one for none.
   */
  elements: readonly Element[];
  rule: Rule;
};

/** A published stylesheet and the rules in it, in their order. */
export type ReadStyles = {
  file: string;
  css: string;
  rules: readonly StyleRule[];
  /** What everybody sees, on all pages, in every window and state. */
  seen: ReadonlySet<Element>;
  /** Names of animations. */
  keyframes: readonly string[];
  /** Elements of all pages that a selector is about. */
  find(selector: string): Element[];
};

/** Parses a stylesheet, and looks up in the pages what each rule is about. */
export function readStyles(
  { file, css }: { file: string; css: string },
  pages: readonly ReadPage[],
): ReadStyles {
  const root = parse(css);
  const find = (selector: string): Element[] =>
    pages
      .filter((page) => mayHave(page, selector))
      .flatMap(({ document }) => [...document.querySelectorAll(selector)]);
  const seen = seenBy(find, root);
  const rules: StyleRule[] = [];
  const keyframes: string[] = [];
  root.walkAtRules('keyframes', ({ params }) => void keyframes.push(params));
  root.walkRules((rule) => {
    const conditions = conditionsOf(rule);
    // Steps of an animation have no selector.
    if (conditions.some((condition) => condition.startsWith('keyframes'))) return;
    const selectors = selectorsOf(rule);
    const declarations = rule.nodes.filter((node) => node.type === 'decl');
    // Any other rule goes before one for everything there is, with what is drawn beside it.
    const isAlways = conditions.length === 0 && !selectors.includes('*');
    const elements = isAlways ? find(selectors.join()).filter((one) => seen.has(one)) : [];
    rules.push({ selectors, conditions, declarations, elements, rule });
  });
  return { file, css, rules, seen, keyframes, find };
}

/** Most rules are about a few pages; to look for a word takes much less than to ask a document. */
function mayHave({ html }: ReadPage, selector: string): boolean {
  const isSimple = !/[(,]/u.test(selector);
  const classes = selector.match(/(?<=\.)[\w-]+/gu) ?? [];
  return !isSimple || classes.every((name) => html.includes(name));
}

/** As CSS nesting resolves them: `&` is the rule around, and without one it stands in front. */
function selectorsOf(rule: Rule): string[] {
  const around = ruleAround(rule.parent);
  if (around === undefined) return rule.selectors;
  const outer = selectorsOf(around);
  const anyOuter = `:is(${outer.join()})`;
  // Without `:is()` where it says the same: that is read, and looked up, more easily.
  const [front = anyOuter] = outer.length === 1 ? outer : [];
  return rule.selectors
    .map((own) => (own.includes('&') ? own : `& ${own}`))
    .map((own) => own.replace(/^&/u, () => front).replaceAll('&', anyOuter));
}

/** All with words that are never only heard; the browser shows choices in a list of its own. */
function seenBy(find: ReadStyles['find'], root: Root): ReadonlySet<Element> {
  const unseen = find([withheld, '.visually-hidden', 'option', ...leftOut(root)].join());
  const inUnseen = new Set(unseen.flatMap((one) => [one, ...one.querySelectorAll('*')]));
  return new Set(find('*').filter((one) => !inUnseen.has(one) && wordsIn(one) !== ''));
}

/** What some windows or states do not show; to print a page, or to allow no scripts, is none here. */
function leftOut(root: Root): string[] {
  const selectors: string[] = [];
  root.walkDecls(/^display$|^visibility$/u, (declaration) => {
    const rule = ruleAround(declaration.parent);
    const isElsewhere = conditionsOf(declaration.parent).some((condition) =>
      /^media (?:print|,|\(scripting:none\))+$/u.test(condition),
    );
    if (rule && !isElsewhere && /^none$|^hidden$/u.test(declaration.value)) {
      selectors.push(...selectorsOf(rule));
    }
  });
  return selectors;
}

type Around = Container | Document | Declaration['parent'];

function ruleAround(node: Around): Rule | undefined {
  if (node === undefined || node.type === 'rule') return node as Rule | undefined;
  return ruleAround(node.parent);
}

function conditionsOf(node: Around): string[] {
  if (node === undefined) return [];
  const { name, params } = node as AtRule;
  const own = node.type === 'atrule' && name !== 'layer' ? [`${name} ${params}`] : [];
  return [...own, ...conditionsOf(node.parent)];
}
