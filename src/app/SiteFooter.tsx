import { formatYear } from '../i18n/formats.ts';
import { useSharedWords } from '../i18n/useSharedWords.ts';
import { Island } from '../islands/Island.tsx';
import { useNewsletterProps } from '../pages/forms/newsletterProps.ts';
import { usePage } from '../pages/page.ts';
import { usePageLinks } from '../pages/fragments/links.ts';
import { Footer } from '../sections/Footer.tsx';
import type { LinkItem } from '../sections/TextLink.tsx';
import { company, socialProfiles } from '../site/company.ts';
import { footerLists } from '../site/menus.ts';
import type { PageId } from '../site/routes.ts';
import { pathOf } from '../site/urls.ts';
import type { Word } from '../words/word.ts';

/** The footer with this site's words, links and newsletter form. */
export function SiteFooter({ hours }: { hours: Word }) {
  const common = useSharedWords('common');
  const forms = useSharedWords('forms');
  const pageLink = usePageLinks();
  const { words, url, ...own } = useNewsletterProps();
  // S2.19 leads "Services" here, before there was an overview.
  const names: Partial<Record<PageId, { label: Word }>> = {
    'web-development': { label: common(($) => $.footer.services) },
  };
  const list = (id: keyof typeof footerLists) => ({
    id,
    heading: common(($) => $.footer[id]),
    items: footerLists[id].map((page: PageId) => ({ ...pageLink(page), ...names[page] })),
  });
  return (
    <Footer
      newsletter={{
        heading: forms(($) => $.newsletter.heading),
        lead: forms(($) => $.newsletter.lead),
        form: <Island name="newsletter-form" props={own} shared={{ words, url }} />,
      }}
      lists={[list('quickLinks'), list('popular'), list('legal')]}
      social={{
        heading: common(($) => $.footer.social),
        newTab: common(($) => $.newTab),
        items: socialProfiles.map(({ id, href }) => ({
          id,
          href,
          label: common(($) => $.social[id]),
        })),
      }}
      contacts={[
        { id: 'visit', heading: common(($) => $.footer.visit), text: common(($) => $.address) },
        {
          id: 'call',
          heading: common(($) => $.footer.call),
          text: company.phone,
          href: company.phoneLink,
        },
        {
          id: 'support',
          heading: common(($) => $.footer.support),
          text: company.email,
          href: `mailto:${company.email}`,
        },
        { id: 'hours', heading: common(($) => $.footer.hours), text: hours },
      ]}
      trouble={useTroubleLink()}
      copyright={common(
        ($) => $.footer.copyright,
        ({ locale }) => ({ year: formatYear(locale, company.copyrightYear) }),
      )}
    />
  );
}

/** Leads to the statement's contact and takes along which page, in which language, it came from. */
function useTroubleLink(): LinkItem {
  const common = useSharedWords('common');
  const { id, locale, linkTo } = usePage();
  const statement = linkTo('accessibility', 'feedback');
  return {
    ...statement,
    id: 'trouble',
    label: common(($) => $.footer.trouble),
    href: withQuery(statement.href, { page: pathOf(id, locale.code), language: locale.code }),
    isCurrent: false,
  };
}

/** An address of this site with what it takes along, before its fragment. */
function withQuery(href: string, query: Record<string, string>): string {
  const [path, fragment] = href.split('#');
  return `${path}?${new URLSearchParams(query).toString()}#${fragment}`;
}
