import { linkTargets } from '../../../words/linkMarks.ts';
import { didYouMean } from '../nearest.ts';
import { beside } from './pair.ts';
import type { Finding, TextRule } from './rule.ts';

/**
 * Links inside of a text: in English to pages that exist, in every other language to the same pages
 * as often, in whatever order its sentence has them.
 */
export const links: TextRule = (pair, { isSource, pages }) => {
  if (!pair.text.includes('](') && !pair.english.includes('](')) return [];
  const tell = (message: string, at?: number): Finding => ({
    rule: 'link',
    message: `${message}${beside(pair)}`,
    ...(at !== undefined && { at }),
  });
  const written = linkTargets(pair.text);
  if (isSource) {
    return written
      .filter(({ page }) => !pages.has(page))
      .map(({ page, at }) =>
        tell(
          `Expected the id of a page in "[words](page-id)", got "${page}".${didYouMean(page, [...pages])} Write the name of the page’s file.`,
          at,
        ),
      );
  }
  const expected = linkTargets(pair.english).map(({ page }) => page);
  const found: Finding[] = [];
  for (const { page, at } of written) {
    const place = expected.indexOf(page);
    if (place === -1) {
      found.push(
        tell(
          `Expected the links of the English, got another to "${page}". Leave out its signs, or mend the id.`,
          at,
        ),
      );
    } else expected.splice(place, 1);
  }
  for (const page of expected) {
    found.push(
      tell(
        `Expected a link to "${page}" as in the English, got none. Write [words](${page}) around the words that name it.`,
      ),
    );
  }
  return found;
};
