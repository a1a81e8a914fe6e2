import { useTranslation } from 'react-i18next';
import { Beside } from '../layout/Beside.tsx';
import { Numeral } from '../layout/Numeral.tsx';
import { formatNumber } from '../i18n/formats.ts';
import { useNames } from '../i18n/names.ts';
import { usePage } from './page.ts';
import { usePageWords } from '../i18n/pageWords.ts';
import { ClosingBand } from '../sections/ClosingBand.tsx';
import { PageHero } from '../sections/PageHero.tsx';
import { listAnswering, offersOf, topicsOf } from '../site/content/services/services.ts';
import { company } from '../site/company.ts';
import { membershipOf } from '../site/families.ts';
import { pathOf, quoteFormAnchor } from '../site/urls.ts';
import { Tally } from '../ui/Tally.tsx';
import { Sentence } from '../words/Sentence.tsx';
import { textOf } from '../words/textOf.ts';
import { Crumbs } from './fragments/Crumbs.tsx';
import { ServiceGlance } from './fragments/ServiceGlance.tsx';
import { ServiceExample } from './fragments/ServiceExample.tsx';
import { ServiceLists } from './fragments/ServiceLists.tsx';
import { useSectionWords } from './fragments/sectionWords.ts';
import { ServiceSide } from './fragments/ServiceSide.tsx';
import { ServiceSection } from './fragments/ServiceSection.tsx';
import { siteOrigin } from '../delivery/siteOrigin.ts';
import { StructuredData } from './structuredData/StructuredData.tsx';
import './ServicePage.css';

/** A service page: its place among its siblings, its sections, and two ways on. */
export function ServicePage() {
  const { id, locale, linkTo } = usePage();
  const { pageName, familyName } = useNames();
  const { t: service } = useTranslation('service-pages');
  const words = usePageWords(id);
  const { family, number, position, siblings, slug } = membershipOf(id);
  const topics = topicsOf(id);
  const offers = offersOf(id);
  const received = listAnswering(id, 'receive');
  const sectionWords = useSectionWords();
  const name = pageName(id);
  const consultation = linkTo('get-consultation');
  return (
    <>
      <PageHero
        heading={name}
        lead={words('lead')}
        family={number}
        position={position}
        crumbs={<Crumbs pages={['home', 'services']} family={family} current={name} />}
      >
        <p className="service-page__family">
          <Numeral>{formatNumber(locale, number, 2)}</Numeral>{' '}
          <Tally position={position} count={siblings.length} />{' '}
          <span>
            <Sentence
              say={(of) =>
                service(($) => $.position, { family: of, position, count: siblings.length })
              }
            >
              {familyName(family)}
            </Sentence>
          </span>
        </p>
      </PageHero>
      <StructuredData
        data={{
          '@type': 'Service',
          name: textOf(name),
          serviceType: textOf(familyName(family)),
          description: words('lead'),
          url: siteOrigin + pathOf(id, locale.code),
          provider: { '@type': 'Organization', name: company.product, telephone: company.phone },
          ...(received !== undefined && {
            serviceOutput: { '@type': 'Thing', name: sectionWords(received)('heading') },
          }),
        }}
      />
      <ServiceGlance />
      <Beside side={<ServiceSide sections={topics} offers={offers} />}>
        {topics.map((section, index) => (
          <ServiceSection
            key={section.id}
            section={section}
            block={1 + topics.slice(0, index).filter(({ kind }) => kind === 'split').length}
          />
        ))}
      </Beside>
      <ServiceLists lists={offers} />
      <ServiceExample />
      <ClosingBand
        heading={words('closing', 'heading')}
        lead={words('closing', 'lead')}
        main={{ label: service(($) => $.quote), ...linkTo('contact-us', quoteFormAnchor) }}
        second={{
          label: service(($) => $.consultation),
          ...consultation,
          href: `${consultation.href}?from=${slug}`,
        }}
        family={number}
      />
    </>
  );
}
