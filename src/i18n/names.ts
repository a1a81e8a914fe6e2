import type { FamilyId } from '../site/families.ts';
import type { RouteId } from '../site/routes.ts';
import type { Word } from '../words/word.ts';
import { useSharedWords } from './useSharedWords.ts';

/** What menus, links and headings call pages and families, in the language of the page. */
export function useNames(): {
  pageName: (id: RouteId) => Word;
  familyName: (id: FamilyId) => Word;
} {
  const word = useSharedWords('menu');
  return {
    pageName: (id) => word(($) => $.pages[id as 'home']),
    familyName: (id) => word(($) => $.families[id]),
  };
}
