import { useTranslation } from 'react-i18next';
import { formatNumber } from '../i18n/formats.ts';
import { useNames } from '../i18n/names.ts';
import { usePage } from '../pages/page.ts';
import { Island } from '../islands/Island.tsx';
import { usePageLinks } from '../pages/fragments/links.ts';
import { Header } from '../sections/Header.tsx';
import { company, socialProfiles } from '../site/company.ts';
import { families } from '../site/families.ts';
import { routeOf, type PageId } from '../site/routes.ts';
import { quoteFormAnchor } from '../site/urls.ts';

/** The header with this site's words, links and menus. */
export function SiteHeader() {
  const { t } = useTranslation('common');
  const { familyName } = useNames();
  const { id, locale, linkTo } = usePage();
  const pageLink = usePageLinks();
  const home = pageLink('home');
  const overview = { ...pageLink('services'), label: t(($) => $.serviceMenu.overview) };
  const others = [pageLink('about-us'), pageLink('contact-us')];
  const groups = families.map((family, index) => ({
    id: family.id,
    name: familyName(family.id),
    number: formatNumber(locale, index + 1, 2),
    items: family.pages.map((page: { id: PageId }) => pageLink(page.id)),
  }));
  const pages = groups.reduce((sum, group) => sum + group.items.length, 0);
  return (
    <Header
      home={{ href: linkTo('home').href, label: t(($) => $.header.home) }}
      label={t(($) => $.header.navigation)}
      items={[home, pageLink('services'), ...others]}
      serviceMenu={
        <Island
          name="service-menu"
          props={{
            label: t(($) => $.header.service),
            isCurrent: ['services', 'service'].includes(routeOf(id).kind),
            overview,
            size: t(($) => $.serviceMenu.size, {
              families: t(($) => $.serviceMenu.families, { count: families.length }),
              pages: t(($) => $.serviceMenu.pages, { count: pages }),
            }),
            groups,
          }}
        />
      }
      mobileMenu={
        <Island
          name="mobile-menu"
          props={{
            label: t(($) => $.header.menu),
            navigation: t(($) => $.header.navigation),
            close: t(($) => $.header.close),
            service: t(($) => $.header.service),
            home,
            overview,
            groups,
            items: others,
            panel: t(($) => $.sidePanel.label),
          }}
        />
      }
      sidePanel={
        <Island
          name="side-panel"
          props={{
            label: t(($) => $.sidePanel.label),
            close: t(($) => $.header.close),
            tagline: t(($) => $.sidePanel.tagline),
            phone: { text: company.phone, href: company.phoneLink },
            email: { text: company.email, href: `mailto:${company.email}` },
            social: {
              heading: t(($) => $.footer.social),
              newTab: t(($) => $.newTab),
              items: socialProfiles.map((profile) => ({
                ...profile,
                label: t(($) => $.social[profile.id]),
              })),
            },
            invitation: t(($) => $.sidePanel.invitation),
            action: {
              label: t(($) => $.sidePanel.action),
              ...linkTo('contact-us', quoteFormAnchor),
            },
          }}
        />
      }
    />
  );
}
