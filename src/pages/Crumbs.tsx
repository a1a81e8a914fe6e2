import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../sections/Breadcrumbs.tsx';
import type { FamilyId } from '../site/families.ts';
import type { PageId } from '../site/routes.ts';
import { useFamilyLinks, usePageLinks } from './links.ts';

type Props = { pages: readonly PageId[]; family?: FamilyId };

/** The pages above the one being drawn, and its place on the overview if it has a family. */
export function Crumbs({ pages, family }: Props) {
  const { t } = useTranslation('common');
  const pageLink = usePageLinks();
  const familyLink = useFamilyLinks();
  const items = [...pages.map(pageLink), ...(family === undefined ? [] : [familyLink(family)])];
  return <Breadcrumbs label={t(($) => $.breadcrumbs)} items={items} />;
}
