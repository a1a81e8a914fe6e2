/*
 * Where the layout changes, for scripts as they stand here and for stylesheets under the same
 * names: `@media (--wide)`, `@media (--below-wide)`.
 */

/** Two cells stand side by side. */
export const small = '(width >= 40rem)';

/** Words and pictures stand side by side. */
export const medium = '(width >= 48rem)';
export const belowMedium = '(width < 48rem)';

/** The navigation stands in the header, and what accompanies a text beside it. */
export const wide = '(width >= 64rem)';
export const belowWide = '(width < 64rem)';

/** High enough for something that stays in view while the page scrolls: not at high zoom. */
export const high = '(height >= 30rem)';

/** High enough for a whole menu that stays in view. */
export const veryHigh = '(height >= 45rem)';
