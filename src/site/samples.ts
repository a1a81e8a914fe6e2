import { socialProfiles, type company } from './company.ts';
import { figures, meters, testimonials } from './content/home.ts';
import { sectionsOf } from './content/services/services.ts';
import { engagements } from './engagements.ts';

/**
 * What those who run the site have confirmed, by its id in the list of `npm run check:samples`: it is
 * no sample any more, and bears no mark.
 */
export const confirmed: readonly string[] = [];

/** Something invented that stands on the site until somebody replaces or confirms it. */
export type Sample = {
  id: string;
  /** A name in a file of `src/site/`, or a key of a locale file. Dotted, as deep as it lies. */
  place: { facts: string; path: string } | { words: string; path: string };
};

/** Everything of the site that is invented: company data, evidence, durations and examples. */
export const samples: readonly Sample[] = [
  ...(
    [
      'phone',
      'email',
      'supportEmail',
      'securityEmail',
      'mapsLink',
      'retentionDays',
      'hours',
    ] as const
  ).map((key: keyof typeof company) => fact(`company-${key}`, 'company', `company.${key}`)),
  ...socialProfiles.map(({ id }) => fact(`profile-${id}`, 'company', `socialProfiles.${id}`)),
  ...figures.map(({ id }) => fact(`figure-${id}`, 'content/home', `figures.${id}`)),
  ...meters.map(({ id }) => fact(`meter-${id}`, 'content/home', `meters.${id}`)),
  ...testimonials.map((id) => text(`testimonial-${id}`, 'home', `testimonials.quotes.${id}`)),
  text('award', 'about-us', 'award'),
  text('experience', 'about-us', 'carousel.slides.expertise'),
  text('clients', 'data-analytics', 'sections.decision.items.claim'),
  ...works().map((id) => text(`work-${id}`, 'our-work', `sections.works.items.${id}`)),
  ...Object.keys(engagements).map((id) =>
    fact(`engagement-${id}`, 'engagements', `engagements.${id}`),
  ),
  ...Object.keys(engagements).map((id) => text(`example-${id}`, id, 'example')),
];

const left: ReadonlySet<string> = new Set(
  samples.map(({ id }) => id).filter((id) => !confirmed.includes(id)),
);

/** Whether something is still a sample. Throws for what is in no list. */
export function isSample(id: string): boolean {
  if (!samples.some((sample) => sample.id === id))
    throw new Error(`Expected the id of a sample of src/site/samples.ts, got "${id}".`);
  return left.has(id);
}

/** The id of the sample that a text of a page is, such as `sections.decision.items.claim`. */
export function sampleAt(words: string, path: string): string | undefined {
  return samples.find(
    ({ place }) => 'words' in place && place.words === words && place.path === path,
  )?.id;
}

function fact(id: string, facts: string, path: string): Sample {
  return { id, place: { facts, path } };
}

function text(id: string, words: string, path: string): Sample {
  return { id, place: { words, path } };
}

function works(): string[] {
  return sectionsOf('our-work').flatMap((section) =>
    section.kind === 'portfolio' ? section.works.map(({ id }) => id) : [],
  );
}
