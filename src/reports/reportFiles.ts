import { sourceLocale } from '../site/locales.ts';

/** Where a page of the report stands in its folder: English at the top, others in their own folder. */
export function reportFile(name: string, locale: string): string {
  return locale === sourceLocale ? `${name}.html` : `${locale}/${name}.html`;
}

/** A link from one file of the report to another, or with `../` out of the folder. */
export function linkBetween(from: string, to: string): string {
  return '../'.repeat(from.split('/').length - 1) + to;
}
