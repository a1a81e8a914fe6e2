import type { FormLabels } from '../contract/form.ts';
import type { SubmissionKind } from '../contract/intake.ts';
import type { Locale } from '../site/locales.ts';
import type { RouteId } from '../site/routes.ts';

/**
 * What the build tells the server about the published folder: `build/manifest.json`. Paths
 * begin with a slash; files are relative to the published folder, with forward slashes.
 */
export type Manifest = {
  /** Public address of the site, without a slash at its end. */
  origin: string;
  sourceLocale: string;
  locales: readonly Locale[];
  /** Every page as published. */
  pages: readonly PublishedPage[];
  /** Other spellings of published pages; both sides whole paths with locale prefix. */
  aliases: readonly { from: string; to: string }[];
  /**
   * Addresses of pages that a language of the site does not have, and where the page is in English;
   * both sides whole paths. They may exist one day, so nobody may keep the answer.
   */
  detours: readonly { from: string; to: string }[];
  /** Every other published file: hashed assets, sitemap, robots, reports. */
  files: readonly { file: string; isImmutable: boolean }[];
  /** Response headers of every answer, lower-case names; a page has a policy of its own. */
  headers: Readonly<Record<string, string>>;
  /** The published file that says which pages may be drawn ahead; none without it. */
  speculationRules?: string;
  /** By form: the labels of options in the source locale, where they are what is sent and stored. */
  optionLabels: Readonly<Record<SubmissionKind, FormLabels>>;
  /** Origin of the server that takes forms, where that is not the site's own: the pages of its links are there. */
  intake?: string;
  /** By locale: what a visitor is written about what they sent. */
  mails: Readonly<Record<string, Readonly<Record<SubmissionKind, VisitorsMail>>>>;
  /** The day of the privacy policy's last change, YYYY-MM-DD: what is sent now is sent under that one. */
  privacyPolicy: string;
};

/**
 * A mail to a visitor in plain text, with the tag of its language. What is known only as it is sent stands in it by name: `{reference}`,
 * or `{confirm}` and `{unsubscribe}` for links.
 */
export type VisitorsMail = { lang: string; subject: string; text: string };

export type PublishedPage = {
  id: RouteId;
  locale: string;
  path: string;
  file: string;
  /** Its `content-security-policy` as the build wrote it, which allows the styles in it; without one, that of every answer. */
  policy?: string;
};

/** The header with a page's own policy, which goes before that of every answer; none if it has none. */
export function policyHeader({ policy }: PublishedPage): Readonly<Record<string, string>> {
  return policy === undefined ? {} : { 'content-security-policy': policy };
}
