import { asReplacement } from '../change.ts';
import type { PageOperator, StyleOperator } from '../operator.ts';
import { readPage } from '../readPage.ts';
import { readStyles } from '../readStyles.ts';

/** A change as it would be planted: the whole text with it, what it costs, and what a visitor suffers. */
type Spoilt = { text: string; criteria: readonly string[]; describes: string };

/** A page with each of the changes that an operator could make to it, one at a time. */
export function spoiltPages(
  { changesOf }: PageOperator,
  html: string,
  others: readonly string[] = [],
): Spoilt[] {
  const pages = [html, ...others].map((text, at) => {
    return readPage({ path: `/${at}`, file: `${at}.html`, html: text });
  });
  const changes = pages.slice(0, 1).flatMap((page) => changesOf(page, pages));
  return changes.map((change) => ({ ...change, text: planted(html, change) }));
}

/** A stylesheet with each of the changes that an operator could make to it, for a page. */
export function spoiltStyles({ changesOf }: StyleOperator, css: string, html: string): Spoilt[] {
  const page = readPage({ path: '/', file: 'index.html', html });
  const changes = changesOf(readStyles({ file: 'site.css', css }, [page])).filter(
    ({ elements }) => elements.length > 0,
  );
  return changes.map((change) => ({ ...change, text: planted(css, change) }));
}

function planted(text: string, change: Parameters<typeof asReplacement>[1]): string {
  const { original, replacement } = asReplacement(text, change);
  return text.replace(original, () => replacement);
}
