// Longer than others: a table, one row for each section of four policies.
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
  /** The criteria that the report says fail; its words are `failures.none` and `failures.some`. */
  | { kind: 'failures' }
  /** Which page somebody came from to complain of it; its words are `from`. */
  | { kind: 'from' }
  /** The audit's reports, which are published with the site; its words are `reports`. */
  | { kind: 'reports' };

export type LegalSection = {
  /** Names the words, and is the anchor that other sites may have linked to. */
  id: string;
  parts: readonly LegalPart[];
};

/** Where the audit's reports are published. */
export const reportsPath = '/a11y-reports/';

/** The sections of every legal page; ids and order are those of S1.90 to S1.102. */
export const legal: Readonly<Record<LegalPageId, readonly LegalSection[]>> = {
  'privacy-policy': [
    { id: 'introduction', parts: [{ kind: 'text', items: ['who', 'scope'] }] },
    {
      id: 'data-we-collect',
      parts: [
        { kind: 'topics', items: ['personal'] },
        { kind: 'points', items: ['time', 'policy', 'number', 'digest', 'mails'] },
        { kind: 'topics', items: ['usage', 'cookies'] },
        { kind: 'text', items: ['more'] },
        { kind: 'pages', items: ['cookie-policy'] },
      ],
    },
    {
      id: 'how-we-use',
      parts: [
        { kind: 'points', items: ['answer', 'contact', 'letter', 'run', 'law'] },
        { kind: 'text', items: ['basis', 'india', 'kept', 'mailboxes', 'not'] },
      ],
    },
    {
      id: 'how-we-share',
      parts: [
        { kind: 'text', items: ['inside', 'never'] },
        { kind: 'topics', items: ['providers', 'legal', 'transfer'] },
      ],
    },
    { id: 'security', parts: [{ kind: 'text', items: ['how', 'limit', 'report'] }] },
    {
      id: 'choices',
      parts: [
        { kind: 'points', items: ['access', 'correct', 'delete', 'object', 'letter', 'nominate'] },
        { kind: 'text', items: ['how', 'grievance', 'authority'] },
        { kind: 'contact', items: ['email'] },
      ],
    },
    {
      id: 'important-info',
      parts: [
        { kind: 'topics', items: ['children', 'changes', 'contact'] },
        { kind: 'contact', items: ['phone', 'email'] },
        { kind: 'pages', items: ['help-center'] },
      ],
    },
  ],
  terms: [
    { id: 'acceptance-of-terms', parts: [{ kind: 'text', items: ['use', 'company'] }] },
    { id: 'services', parts: [{ kind: 'text', items: ['what', 'scope'] }] },
    {
      id: 'obligations',
      parts: [
        { kind: 'text', items: ['intro'] },
        { kind: 'points', items: ['facts', 'answers', 'rights', 'lawful', 'attack'] },
      ],
    },
    { id: 'intellectual-property', parts: [{ kind: 'text', items: ['site', 'work'] }] },
    { id: 'payment-and-fees', parts: [{ kind: 'text', items: ['quote', 'late', 'change'] }] },
    { id: 'third-party-links', parts: [{ kind: 'text', items: ['links'] }] },
    { id: 'limitation-of-liability', parts: [{ kind: 'text', items: ['limit', 'never'] }] },
    { id: 'disclaimer', parts: [{ kind: 'text', items: ['site', 'advice'] }] },
    { id: 'indemnification', parts: [{ kind: 'text', items: ['claim'] }] },
    { id: 'changes-to-terms', parts: [{ kind: 'text', items: ['change'] }] },
    { id: 'governing-law', parts: [{ kind: 'text', items: ['law'] }] },
    {
      id: 'contact-us',
      parts: [
        { kind: 'text', items: ['ask'] },
        { kind: 'contact', items: ['phone', 'email'] },
        { kind: 'pages', items: ['contact-us'] },
      ],
    },
  ],
  'cookie-policy': [
    { id: 'cookies', parts: [{ kind: 'text', items: ['what'] }] },
    {
      id: 'types-of-cookies',
      parts: [
        { kind: 'text', items: ['four'] },
        { kind: 'topics', items: ['essential', 'performance', 'functionality', 'targeting'] },
      ],
    },
    {
      id: 'how-we-use-cookies',
      parts: [
        { kind: 'text', items: ['none', 'storage'] },
        { kind: 'points', items: ['pause', 'language', 'draft'] },
      ],
    },
    { id: 'managing-cookies', parts: [{ kind: 'text', items: ['browser'] }] },
    { id: 'third-party-cookies', parts: [{ kind: 'text', items: ['none'] }] },
    {
      id: 'changes-to-policy',
      parts: [
        { kind: 'text', items: ['change'] },
        { kind: 'pages', items: ['privacy-policy'] },
      ],
    },
    {
      id: 'contact-us',
      parts: [
        { kind: 'text', items: ['ask'] },
        { kind: 'contact', items: ['email'] },
      ],
    },
  ],
  'data-protection-policy': [
    {
      id: 'data-collection',
      parts: [
        { kind: 'text', items: ['min'] },
        { kind: 'points', items: ['visitors', 'clients', 'systems'] },
      ],
    },
    { id: 'use-of-data', parts: [{ kind: 'text', items: ['purpose', 'clients'] }] },
    {
      id: 'data-storage-security',
      parts: [
        { kind: 'text', items: ['visitors', 'clients'] },
        { kind: 'points', items: ['encrypted', 'named', 'logged', 'restored', 'laptop'] },
        { kind: 'text', items: ['incident'] },
      ],
    },
    { id: 'data-sharing', parts: [{ kind: 'text', items: ['who', 'clients'] }] },
    {
      id: 'your-rights',
      parts: [
        { kind: 'text', items: ['whom'] },
        { kind: 'topics', items: ['access', 'correction', 'control', 'consent'] },
      ],
    },
    { id: 'data-retention', parts: [{ kind: 'text', items: ['visitors', 'how', 'backups'] }] },
    { id: 'international-transfer', parts: [{ kind: 'text', items: ['visitors', 'where'] }] },
    {
      id: 'changes-to-policy',
      parts: [
        { kind: 'text', items: ['change'] },
        { kind: 'pages', items: ['privacy-policy', 'cookie-policy'] },
      ],
    },
    {
      id: 'contact-us',
      parts: [
        { kind: 'text', items: ['ask'] },
        { kind: 'contact', items: ['phone', 'email', 'securityEmail'] },
      ],
    },
  ],
  accessibility: [
    { id: 'conformance', parts: [{ kind: 'text', items: ['goal', 'claim', 'counts'] }] },
    {
      id: 'how-it-is-tested',
      parts: [
        { kind: 'text', items: ['self', 'audit'] },
        { kind: 'points', items: ['keyboard', 'zoom', 'noscript', 'every', 'heard'] },
        { kind: 'text', items: ['technologies'] },
        { kind: 'reports' },
      ],
    },
    {
      id: 'known-limits',
      parts: [
        { kind: 'failures' },
        { kind: 'points', items: ['translations', 'samples', 'maps', 'old'] },
      ],
    },
    { id: 'not-checked', parts: [{ kind: 'text', items: ['none'] }] },
    {
      id: 'feedback',
      parts: [
        { kind: 'from' },
        { kind: 'text', items: ['how'] },
        { kind: 'points', items: ['page', 'tried', 'use'] },
        { kind: 'text', items: ['filled', 'reply'] },
        { kind: 'contact', items: ['phone', 'supportEmail'] },
      ],
    },
  ],
};
