import { useTranslation } from 'react-i18next';
import type { FamilyId } from '../site/families.ts';
import type { RouteId } from '../site/routes.ts';

/** What menus, links and headings call pages and families, in the language of the page. */
export function useNames(): {
  pageName: (id: RouteId) => string;
  familyName: (id: FamilyId) => string;
} {
  const { t } = useTranslation('menu');
  return {
    pageName: (id) => t(($) => $.pages[id as 'home']),
    familyName: (id) => t(($) => $.families[id]),
  };
}
