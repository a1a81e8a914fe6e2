import { useNames } from '../../i18n/names.ts';
import { usePage } from '../page.ts';
import type { LinkItem } from '../../sections/TextLink.tsx';
import { families, type FamilyId } from '../../site/families.ts';
import type { PageId } from '../../site/routes.ts';

/** Makes menu entries of pages: name, address, and whether it is this one. */
export function usePageLinks(): (id: PageId) => LinkItem {
  const { pageName } = useNames();
  const { linkTo } = usePage();
  return (id) => ({ id, label: pageName(id), ...linkTo(id) });
}

/** Makes entries of families: their place on the overview. */
export function useFamilyLinks(): (id: FamilyId) => LinkItem & { size: number } {
  const { familyName } = useNames();
  const { linkTo } = usePage();
  return (id) => ({
    id,
    label: familyName(id),
    size: families.find((family) => family.id === id)?.pages.length ?? 0,
    ...linkTo('services', id),
    isCurrent: false,
  });
}
