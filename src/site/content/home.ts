/** The order of the home page's repeated parts, and its figures; the words are in `home.json`. */
export const phrases = ['all', 'web', 'design', 'development', 'ios', 'agency'] as const;

/** Counters as S9.2 states them: 240+ people, 100 % satisfaction. */
export const figures = [
  { id: 'people', value: 240, kind: 'more-than' },
  { id: 'satisfaction', value: 100, kind: 'percent' },
] as const;

/** Meters in percent. Sample figures: S1.9 gives none (docs/publishing.md). */
export const meters = [
  { id: 'onTime', value: 94 },
  { id: 'coverage', value: 88 },
  { id: 'sameDay', value: 91 },
] as const;

export const capabilities = ['apps', 'cloud', 'data', 'security', 'automation'] as const;

/** Sample testimonials (docs/publishing.md), all rated five of five stars. */
export const testimonials = ['stores', 'freight', 'clinic', 'machines', 'school'] as const;

export const mostStars = 5;

export const questions = [
  'services',
  'cost',
  'duration',
  'contact',
  'ownership',
  'security',
  'support',
  'start',
] as const;
