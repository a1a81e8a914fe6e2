import type { ReactNode } from 'react';
import { Prose, type ProsePieces } from '../../sections/Prose.tsx';
import type { LinkedPage } from '../../i18n/linkedPages.ts';
import { isRouteId } from '../../site/routes.ts';
import { partsOf } from '../../words/linkMarks.ts';
import { usePage } from '../page.ts';

/**
 * Resolves the link marks of a sentence, `[words](page-id)`, by the registry: to the page in the
 * language being read, else to the one it exists in, which the link then says.
 * Throws for an id that no page has.
 */
export function useProsePieces(): (text: string) => ProsePieces {
  const { linkTo } = usePage();
  return (text) =>
    partsOf(text).map((part) => {
      if (typeof part === 'string') return part;
      const { words, page } = part;
      if (!isRouteId(page))
        throw new Error(`Expected the id of a page in "${text}", got "${page}".`);
      return { id: page, label: words, ...linkTo(page as LinkedPage) };
    });
}

/** The same, drawn: the text itself where it has no link. */
export function useProse(): (text: string) => ReactNode {
  const piecesOf = useProsePieces();
  return (text) => (text.includes('](') ? <Prose pieces={piecesOf(text)} /> : text);
}
