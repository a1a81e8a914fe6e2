import { isGiven, isOnlyHeard, wordsIn } from './atRest.ts';
import type { Edit } from './change.ts';
import type { PageElement } from './readPage.ts';
import type { ReadStyles, StyleRule } from './readStyles.ts';

/**
 * The rules that always hold for something with words that everybody can see, with those elements
 * alone. What nobody sees cannot look worse, and a rule for some windows only may be one for none.
 */
export function shownRules({ rules }: ReadStyles): StyleRule[] {
  return (
    rules
      .filter(({ conditions }) => conditions.length === 0)
      // For everything there is, with what is drawn beside it: any other rule goes before that one.
      .filter(({ selectors }) => !selectors.includes('*'))
      .map((rule) => ({ ...rule, elements: rule.elements.filter(isShown) }))
      .filter(({ elements }) => elements.length > 0)
  );
}

/** The browser shows choices in a list of its own, and only when asked. */
function isShown(element: PageElement): boolean {
  const isChoice = element.name === 'option';
  return isGiven(element) && !isOnlyHeard(element) && !isChoice && wordsIn(element) !== '';
}

/** Whether a box of its own begins here: what only words can be in has no width and no place. */
export function isBox({ name }: PageElement): boolean {
  return boxes.has(name);
}

const boxes: ReadonlySet<string> = new Set([
  ...['body', 'main', 'header', 'footer', 'section', 'nav', 'div', 'form', 'figure', 'figcaption'],
  ...['p', 'h1', 'h2', 'h3', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote'],
]);

/** What rules say of some properties, whatever the state and the window. */
export function declares(rule: StyleRule, ...properties: string[]): boolean {
  return rule.declarations.some(({ prop }) => properties.includes(prop));
}

/** Every element for which some rule always declares one of some properties, shown or not. */
export function elementsWith({ rules }: ReadStyles, ...properties: string[]): Set<PageElement> {
  const own = rules.filter((rule) => rule.conditions.length === 0 && declares(rule, ...properties));
  return new Set(own.flatMap(({ elements }) => elements));
}

/** Adds declarations, or a rule, to the end of a rule. */
export function withStyle({ css }: ReadStyles, { rule }: StyleRule, text: string): Edit[] {
  const at = (rule.source?.end?.offset ?? 0) - 1;
  const isEnded = ['{', '}', ';'].includes(css.at(at - 1) ?? '');
  return [{ from: at, to: at, text: isEnded ? text : `;${text}` }];
}

/** Gives a declaration another value. */
export function withDeclared(
  { css }: ReadStyles,
  declaration: StyleRule['declarations'][number],
  value: string,
): Edit[] {
  const from = declaration.source?.start?.offset ?? 0;
  const to = declaration.source?.end?.offset ?? 0;
  const end = css.at(to - 1) === ';' ? ';' : '';
  return [{ from, to, text: `${declaration.prop}:${value}${end}` }];
}

/** What a rule is about, in a sentence for people. */
export function aboutRule({ elements: [first] }: StyleRule): string {
  return first === undefined ? '' : `“${wordsIn(first).slice(0, 40)}”`;
}
