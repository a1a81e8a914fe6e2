import { useTranslation } from 'react-i18next';
import { Beside } from '../layout/Beside.tsx';
import { formatNumber } from '../i18n/formats.ts';
import { useSharedWords } from '../i18n/useSharedWords.ts';
import { useNames } from '../i18n/names.ts';
import { usePage } from './page.ts';
import { FamilyList } from '../sections/FamilyList.tsx';
import { PageTop } from '../sections/PageTop.tsx';
import { Island } from '../islands/Island.tsx';
import { families, type ServicePageId } from '../site/families.ts';
import { place } from '../words/place.ts';
import { Crumbs } from './fragments/Crumbs.tsx';
import { usePageLinks } from './fragments/links.ts';
import { PageContents } from './fragments/PageContents.tsx';

/** Every family with all its pages; a family's id is its anchor. */
export function ServicesPage() {
  const common = useSharedWords('common');
  const { familyName } = useNames();
  const { t: services } = useTranslation('services');
  const { locale } = usePage();
  const pageLink = usePageLinks();
  return (
    <>
      <PageTop
        heading={services(($) => $.heading)}
        lead={services(($) => $.lead)}
        crumbs={<Crumbs pages={['home']} current={services(($) => $.heading)} />}
      />
      <Beside
        side={
          <PageContents
            heading={common(($) => $.contents)}
            items={families.map(({ id }) => ({ id, label: familyName(id) }))}
          />
        }
      >
        <Island
          name="service-filter"
          props={{}}
          shared={{
            label: services(($) => $.filter.label),
            clear: services(($) => $.filter.clear),
            found: services(($) => $.filter.found, { figure: place }),
            none: services(($) => $.filter.none),
          }}
        />
        <FamilyList
          families={families.map(({ id, pages }, index) => ({
            id,
            number: formatNumber(locale, index + 1, 2),
            name: familyName(id),
            text: services(($) => $.families[id]),
            items: pages.map((page: { id: ServicePageId }) => ({
              ...pageLink(page.id),
              words: services(($) => $.words[page.id]),
            })),
          }))}
        />
      </Beside>
    </>
  );
}
