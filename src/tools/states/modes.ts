import axe from 'axe-core';

/** What every run of the engine covers: WCAG 2.2 A and AA and the engine's best practices. */
export const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that the engine leaves off by default (dequelabs/axe-core #5225). */
export const extraRules = ['target-size'];

/** The window sizes that pages are audited in, in CSS pixels. */
export const viewports = [
  { id: 'small', width: 390, height: 844 },
  { id: 'large', width: 1440, height: 1000 },
] as const;

export type Viewport = (typeof viewports)[number];

export const themes = ['light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/**
 * The rules about colour, sorted, which are all that a dark theme is audited by: styles choose
 * nothing else by the theme (`tests/site/themes.test.ts`).
 */
export const colourRules: readonly string[] = axe
  .getRules(tags)
  .filter((rule) => rule.tags.includes('cat.color'))
  .map(({ ruleId }) => ruleId)
  .toSorted();

/** Every combination, in the order of the reports. */
export const modes: readonly string[] = viewports.flatMap(({ id }) =>
  themes.map((theme) => modeOf(id, theme)),
);

/** How reports call a combination of window size and theme. */
export function modeOf(viewport: Viewport['id'], theme: Theme): string {
  return `${viewport} ${theme}`;
}
