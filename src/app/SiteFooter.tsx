import { useTranslation } from 'react-i18next';
import { formatYear } from '../i18n/formats.ts';
import { usePage } from '../pages/page.ts';
import { Island } from '../islands/Island.tsx';
import { useNewsletterProps } from '../pages/forms/newsletterProps.ts';
import { usePageLinks } from '../pages/fragments/links.ts';
import { Footer } from '../sections/Footer.tsx';
import { company, socialProfiles } from '../site/company.ts';
import { footerLists } from '../site/menus.ts';
import type { PageId } from '../site/routes.ts';

/** The footer with this site's words, links and newsletter form. */
export function SiteFooter({ hours }: { hours: string }) {
  const { t } = useTranslation('common');
  const { t: forms } = useTranslation('forms');
  const { locale } = usePage();
  const pageLink = usePageLinks();
  // S2.19 leads "Services" here, before there was an overview.
  const names: Partial<Record<PageId, { label: string }>> = {
    'web-development': { label: t(($) => $.footer.services) },
  };
  const list = (id: keyof typeof footerLists) => ({
    id,
    heading: t(($) => $.footer[id]),
    items: footerLists[id].map((page: PageId) => ({ ...pageLink(page), ...names[page] })),
  });
  return (
    <Footer
      newsletter={{
        heading: forms(($) => $.newsletter.heading),
        lead: forms(($) => $.newsletter.lead),
        form: <Island name="newsletter-form" props={useNewsletterProps()} />,
      }}
      lists={[list('quickLinks'), list('popular'), list('legal')]}
      social={{
        heading: t(($) => $.footer.social),
        newTab: t(($) => $.newTab),
        items: socialProfiles.map(({ id, href }) => ({ id, href, label: t(($) => $.social[id]) })),
      }}
      contacts={[
        { id: 'visit', heading: t(($) => $.footer.visit), text: t(($) => $.address) },
        {
          id: 'call',
          heading: t(($) => $.footer.call),
          text: company.phone,
          href: company.phoneLink,
        },
        {
          id: 'support',
          heading: t(($) => $.footer.support),
          text: company.email,
          href: `mailto:${company.email}`,
        },
        { id: 'hours', heading: t(($) => $.footer.hours), text: hours },
      ]}
      copyright={t(($) => $.footer.copyright, { year: formatYear(locale, company.copyrightYear) })}
    />
  );
}
