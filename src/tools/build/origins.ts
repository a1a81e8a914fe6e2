import { siteOrigin } from './hostFiles.ts';

/** What an owner may set at build: the site's own origin, and that of another backend, or empty. */
export type Origins = { site: string; intake: string };

/** Those of this environment. */
export const ownOrigins: Origins = {
  site: siteOrigin,
  intake: process.env['INTAKE_ORIGIN'] ?? '',
};

/** What a text would be, had the site been built for another address and with its own intake. */
export function textFor(other: string, text: string, { site, intake }: Origins): string {
  const own = intake === '' ? text : text.replaceAll(intake, '');
  return own.replaceAll(site, other);
}
