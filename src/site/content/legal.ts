import type { PageId } from '../routes.ts';

/** The pages of the kinds `legal` and `statement`. */
export type LegalPageId = Extract<
  PageId,
  'privacy-policy' | 'terms' | 'cookie-policy' | 'data-protection-policy' | 'accessibility'
>;

/**
 * One part of a section. The words of `text`, `points` and `topics` stand at
 * `sections.<section>.<kind>.<item>`; a topic has `title` and `text`.
 */
export type LegalPart =
  | { kind: 'text' | 'points' | 'topics'; items: readonly string[] }
  | { kind: 'pages'; items: readonly PageId[] }
  | { kind: 'contact'; items: readonly ('email' | 'supportEmail' | 'securityEmail' | 'phone')[] }
  /** The audit's reports, which are published with the site; its words are `reports`. */
  | { kind: 'reports' };

export type LegalSection = {
  /** Names the words, and is the anchor that other sites may have linked to. */
  id: string;
  parts: readonly LegalPart[];
};

/** Where the audit's reports are published. */
export const reportsPath = '/a11y-reports/';

/** The sections of every legal page; ids and order are those of the specification, section 1. */
export const legal: Readonly<Record<LegalPageId, readonly LegalSection[]>> = {
  'privacy-policy': [],
  terms: [],
  'cookie-policy': [],
  'data-protection-policy': [],
  accessibility: [],
};
