import engine from 'accessibility-checker-engine/ace-node.js';

/** The second engine's own name for its rules about WCAG 2.2 at levels A and AA. */
export const guideline = 'WCAG_2_2';

/** The one mode that it looks at pages in: in the large window it meets more than in the small one. */
export const secondMode = 'large light';

const checkpoints =
  new engine.Checker().getGuidelines().find(({ id }) => id === guideline)?.checkpoints ?? [];

/** The second engine's rules for a criterion, by its number. */
export function equalAccessRulesFor(number: string): string[] {
  const rules = checkpoints.filter(({ num }) => num === number).flatMap((each) => each.rules ?? []);
  return [...new Set(rules.map(({ id }) => id))];
}

/** The success criteria that a rule of the second engine is about, such as 1.4.3. */
export function equalAccessCriteriaOf(rule: string): string[] {
  return checkpoints
    .filter(({ rules = [] }) => rules.some(({ id }) => id === rule))
    .map(({ num }) => num);
}
