/** The order of the about page's repeated parts; the words are in `about-us.json`. */
export const differentiators = [
  'full-stack',
  'global-local',
  'security-first',
  'results',
  'agile',
] as const;

export const slides = ['expertise', 'delivery', 'cost', 'security', 'client'] as const;

/** Every slide has three points. */
export const slidePoints = ['first', 'second', 'third'] as const;

/** The year of the award, a sample (docs/publishing.md). */
export const awardYear = 2025;
