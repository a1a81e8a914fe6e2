/** The order of the about page's repeated parts; the words are in `about-us.json`. */
export const differentiators = [
  'full-stack',
  'global-local',
  'security-first',
  'results',
  'agile',
] as const;

/** Each slide of the carousel with the ids of its three points. */
export const slides = [
  { id: 'expertise', points: ['experience', 'people', 'domain'] },
  { id: 'delivery', points: ['rapid', 'flexible', 'continuous'] },
  { id: 'cost', points: ['transparent', 'scalable', 'return'] },
  { id: 'security', points: ['enterprise', 'compliance', 'privacy'] },
  { id: 'client', points: ['managers', 'communication', 'partnership'] },
] as const;

/** The year of the award, a sample (README). */
export const awardYear = 2025;
