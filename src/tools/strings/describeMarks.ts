import { markPattern, nameInMark } from '../../delivery/stringMarks.ts';
import type { DescribeText, TextDescription } from '../locales/describeTexts.ts';

/** Every text of a page by its name as it stands in the marks, still in their digits. */
export type PageStrings = Readonly<Record<string, TextDescription & { key: string }>>;

/** Tells of every text that a marked page shows, holds for later or has in an attribute. */
export function describeMarks(html: string, describe: DescribeText): PageStrings {
  const strings: Record<string, PageStrings[string]> = {};
  for (const [, mark] of html.matchAll(new RegExp(markPattern, 'gu'))) {
    if (mark === undefined || mark in strings) continue;
    const { locale, namespace, key } = nameInMark(mark);
    strings[mark] = { key, ...describe(locale, namespace, key) };
  }
  return strings;
}
