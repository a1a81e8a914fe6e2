/** The principles of WCAG 2.2 by the first digit of their criteria. */
export const principles = ['perceivable', 'operable', 'understandable', 'robust'] as const;
