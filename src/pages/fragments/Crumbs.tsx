import { useSharedWords } from '../../i18n/useSharedWords.ts';
import { Breadcrumbs } from '../../sections/Breadcrumbs.tsx';
import type { FamilyId } from '../../site/families.ts';
import type { PageId } from '../../site/routes.ts';
import { useFamilyLinks, usePageLinks } from './links.ts';
import { textOf } from '../../words/textOf.ts';
import type { Word } from '../../words/word.ts';
import { siteOrigin } from '../../delivery/siteOrigin.ts';
import { StructuredData } from '../structuredData/StructuredData.tsx';

type Props = {
  pages: readonly PageId[];
  family?: FamilyId;
  /** The heading that follows. */
  current: Word;
};

/** The pages above the one being drawn, and its place on the overview if it has a family. */
export function Crumbs({ pages, family, current }: Props) {
  const common = useSharedWords('common');
  const pageLink = usePageLinks();
  const familyLink = useFamilyLinks();
  const items = [...pages.map(pageLink), ...(family === undefined ? [] : [familyLink(family)])];
  const steps = [...items, { label: current, href: undefined }];
  return (
    <>
      <Breadcrumbs label={common(($) => $.breadcrumbs)} items={items} />
      <StructuredData
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: steps.map(({ label, href }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: textOf(label),
            // Search engines take the page itself for the last step.
            ...(href !== undefined && { item: siteOrigin + href }),
          })),
        }}
      />
    </>
  );
}
