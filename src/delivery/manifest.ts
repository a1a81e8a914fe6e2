import type { QuoteService } from '../contract/quote.ts';
import type { Locale } from '../site/locales.ts';
import type { RouteId } from '../site/routes.ts';

/**
 * What the build tells the server about the published folder: `build/manifest.json`. Paths
 * begin with a slash; files are relative to the published folder, with forward slashes.
 */
export type Manifest = {
  sourceLocale: string;
  locales: readonly Locale[];
  /** Every page as published. */
  pages: readonly PublishedPage[];
  /** Other spellings of published pages; both sides whole paths with locale prefix. */
  aliases: readonly { from: string; to: string }[];
  /** Every other published file: hashed assets, sitemap, robots, reports. */
  files: readonly { file: string; isImmutable: boolean }[];
  /** Response headers of every answer, lower-case names. */
  headers: Readonly<Record<string, string>>;
  /** Key of a quote service to its label in the source locale: what is sent and stored. */
  quoteServices: Readonly<Record<QuoteService, string>>;
};

export type PublishedPage = { id: RouteId; locale: string; path: string; file: string };
