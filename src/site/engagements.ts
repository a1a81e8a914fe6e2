import type { ServicePageId } from './families.ts';

/** How long something takes, in whole weeks or months. */
export type Duration = { unit: 'week' | 'month'; from: number; to: number };

/** How a price is formed; `service-pages.json` has the term for each. No amount is ever named (S14.4). */
type PriceModel = 'fixed' | 'stages' | 'piece' | 'time' | 'monthly';

/** What a buyer plans with. */
export type Engagement = {
  /** From beginning to end of one engagement, as the page's `glance.length` names them. */
  length: Duration;
  /** Of the client's own time, in hours; the page says in all or per week. */
  hours: number;
  price: PriceModel;
  /** How long the worked example took. */
  example: Duration;
};

/** A page that describes and sells nothing by itself. */
export type DescribingPageId =
  | 'technologies'
  | 'why-choose-the-company'
  | 'our-work'
  | 'industries-we-serve';

export type SellingPageId = Exclude<ServicePageId, DescribingPageId>;

function weeks(from: number, to = from): Duration {
  return { unit: 'week', from, to };
}

function months(from: number, to = from): Duration {
  return { unit: 'month', from, to };
}

/**
 * Of every page that sells work: samples to confirm (`samples.ts`), within what S9.21 to S9.25 state.
 * A duration stands here alone; copy takes it as `{{length}}`, `{{hours}}` and `{{weeks}}`.
 */
export const engagements: Readonly<Record<SellingPageId, Engagement>> = {
  'web-development': { length: weeks(8, 16), hours: 4, price: 'stages', example: weeks(11) },
  'mobile-applications': { length: weeks(12, 20), hours: 4, price: 'stages', example: weeks(15) },
  'devops-solutions': { length: weeks(4, 10), hours: 3, price: 'stages', example: weeks(7) },
  'technical-writing': { length: weeks(3, 8), hours: 2, price: 'piece', example: weeks(5) },
  'data-analytics': { length: weeks(2, 12), hours: 3, price: 'stages', example: weeks(6) },
  'business-intelligence': { length: weeks(4, 10), hours: 4, price: 'stages', example: weeks(8) },
  'machine-learning': { length: weeks(6, 12), hours: 3, price: 'stages', example: weeks(9) },
  'data-visualization': { length: weeks(2, 6), hours: 2, price: 'fixed', example: weeks(4) },
  'predictive-analytics': { length: weeks(4, 10), hours: 3, price: 'stages', example: weeks(7) },
  'big-data-solutions': { length: weeks(8, 12), hours: 4, price: 'stages', example: weeks(12) },
  'search-engine-optimization': {
    length: months(3, 6),
    hours: 2,
    price: 'monthly',
    example: months(5),
  },
  'social-media-marketing': {
    length: months(3, 6),
    hours: 4,
    price: 'monthly',
    example: months(4),
  },
  'content-marketing': { length: months(3, 6), hours: 3, price: 'piece', example: months(6) },
  'graphic-designing': { length: weeks(1, 4), hours: 2, price: 'piece', example: weeks(3) },
  'video-marketing': { length: weeks(3, 6), hours: 6, price: 'piece', example: weeks(5) },
  'influencer-marketing': { length: weeks(6, 10), hours: 5, price: 'stages', example: weeks(8) },
  'ui-ux-design': { length: weeks(2, 6), hours: 3, price: 'fixed', example: weeks(5) },
  'usability-testing': { length: weeks(2, 4), hours: 5, price: 'fixed', example: weeks(3) },
  'ui-ux-audits': { length: weeks(2, 3), hours: 3, price: 'fixed', example: weeks(2) },
  'cloud-solutions': { length: weeks(3, 8), hours: 4, price: 'stages', example: weeks(6) },
  'cloud-migration': { length: weeks(3, 16), hours: 5, price: 'stages', example: weeks(10) },
  'cloud-security': { length: weeks(3, 6), hours: 4, price: 'fixed', example: weeks(5) },
  'cloud-management': { length: weeks(3, 5), hours: 2, price: 'monthly', example: weeks(4) },
  'cloud-platforms': { length: weeks(2, 4), hours: 3, price: 'fixed', example: weeks(3) },
  'security-assessment': { length: weeks(2, 4), hours: 6, price: 'fixed', example: weeks(3) },
  'network-security': { length: weeks(4, 8), hours: 4, price: 'stages', example: weeks(6) },
  'data-protection': { length: weeks(4, 10), hours: 4, price: 'stages', example: weeks(8) },
  'incident-response': { length: weeks(3, 6), hours: 8, price: 'fixed', example: weeks(4) },
  'compliance-and-governance': {
    length: weeks(8, 16),
    hours: 5,
    price: 'stages',
    example: weeks(14),
  },
  'security-training': { length: weeks(3, 8), hours: 3, price: 'piece', example: weeks(6) },
  'ui-automation-testing': { length: weeks(4, 8), hours: 3, price: 'stages', example: weeks(7) },
  'mobile-testing': { length: weeks(2, 5), hours: 2, price: 'fixed', example: weeks(4) },
  'api-testing': { length: weeks(2, 6), hours: 2, price: 'fixed', example: weeks(3) },
  'load-and-stress': { length: weeks(2, 4), hours: 4, price: 'fixed', example: weeks(3) },
  'unit-testing': { length: weeks(4, 10), hours: 2, price: 'time', example: weeks(8) },
  'test-data-creation': { length: weeks(2, 5), hours: 3, price: 'fixed', example: weeks(4) },
  'ai-predictive-analytics': {
    length: weeks(6, 12),
    hours: 3,
    price: 'stages',
    example: weeks(10),
  },
  'fraud-detection': { length: weeks(8, 14), hours: 4, price: 'stages', example: weeks(12) },
  nlp: { length: weeks(6, 12), hours: 4, price: 'stages', example: weeks(9) },
  'computer-vision': { length: weeks(8, 16), hours: 5, price: 'stages', example: weeks(13) },
  automation: { length: weeks(4, 8), hours: 3, price: 'stages', example: weeks(6) },
};

/** What a buyer asks that the top of a page answers. */
export type GlanceRow = 'length' | 'team' | 'input' | 'price';

/** The rows of a page that sells. */
export const sellingRows: readonly GlanceRow[] = ['length', 'team', 'input', 'price'];

/** The rows of pages that only describe: what fits them. */
export const describingRows: Readonly<Record<DescribingPageId, readonly GlanceRow[]>> = {
  technologies: ['team', 'input'],
  'why-choose-the-company': ['team', 'input', 'price'],
  'our-work': [],
  'industries-we-serve': ['input', 'price'],
};

/** The parts of a worked example, in their order. */
export const exampleParts = ['situation', 'work', 'result', 'trouble'] as const;

/** What is typed of a page that sells; undefined for one that only describes. */
export function engagementOf(id: string): Engagement | undefined {
  return (engagements as Readonly<Record<string, Engagement>>)[id];
}
