import { Mail, MapPin, Phone } from '../ui/icons.ts';
import { useTranslation } from 'react-i18next';
import { useSharedWords } from '../i18n/useSharedWords.ts';
import { ContactWays } from '../sections/ContactWays.tsx';
import { PageHero } from '../sections/PageHero.tsx';
import { company } from '../site/company.ts';
import { OrganizationData } from './structuredData/OrganizationData.tsx';
import { QuoteSection } from './fragments/QuoteSection.tsx';

/** The contact page: three ways to reach us, then the enquiry form. */
export function ContactPage() {
  const { t } = useTranslation('contact-us');
  const common = useSharedWords('common');
  return (
    <>
      <OrganizationData />
      <PageHero heading={t(($) => $.hero.heading)} lead={t(($) => $.hero.lead)} family={7} />
      <ContactWays
        heading={t(($) => $.ways.heading)}
        newTab={common(($) => $.newTab)}
        ways={[
          {
            id: 'call',
            icon: <Phone />,
            heading: t(($) => $.ways.call),
            note: t(($) => $.ways.callNote),
            text: company.phone,
            isCode: true,
            href: company.phoneLink,
          },
          {
            id: 'email',
            icon: <Mail />,
            heading: t(($) => $.ways.email),
            note: t(($) => $.ways.emailNote),
            text: company.email,
            isCode: true,
            href: `mailto:${company.email}`,
          },
          {
            id: 'visit',
            icon: <MapPin />,
            heading: t(($) => $.ways.visit),
            note: t(($) => $.ways.visitNote),
            text: common(($) => $.address),
            href: company.mapsLink,
            opensTab: true,
          },
        ]}
      />
      <QuoteSection variant="contact" />
    </>
  );
}
