import { wordsIn } from './atRest.ts';
import type { Edit } from './change.ts';
import type { ReadStyles, StyleRule } from './readStyles.ts';

/** Whether a rule says something of some properties, whatever the state and the window. */
export function declares({ declarations }: StyleRule, ...properties: string[]): boolean {
  return declarations.some(({ prop }) => properties.includes(prop));
}

/** Adds declarations, or a rule, to the end of a rule. */
export function withStyle({ css }: ReadStyles, { rule }: StyleRule, text: string): Edit[] {
  const at = (rule.source?.end?.offset ?? 0) - 1;
  const isEnded = ['{', '}', ';'].includes(css.at(at - 1) ?? '');
  return [{ from: at, to: at, text: isEnded ? text : `;${text}` }];
}

/** Gives a declaration another value, before which no other one goes. */
export function withDeclared(
  { css }: ReadStyles,
  { prop, source }: StyleRule['declarations'][number],
  value: string,
): Edit[] {
  const to = source?.end?.offset ?? 0;
  const end = css.at(to - 1) === ';' ? ';' : '';
  return [{ from: source?.start?.offset ?? 0, to, text: `${prop}:${value}!important${end}` }];
}

/** What a change is about, in a sentence for people. */
export function aboutWords([first]: readonly Element[]): string {
  return first === undefined ? '' : `“${wordsIn(first).slice(0, 40)}”`;
}

/** Whether a box of its own begins here: what only words can be in has no width and no place. */
export function isBox(element: Element): boolean {
  return element.matches(boxes);
}

const boxes = [
  ...['body', 'main', 'header', 'footer', 'section', 'nav', 'div', 'form', 'figure', 'figcaption'],
  ...['p', 'h1', 'h2', 'h3', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote'],
].join();
