import { formatNumber } from '../i18n/formats.ts';
import { useSharedWords } from '../i18n/useSharedWords.ts';
import { useNames } from '../i18n/names.ts';
import { usePage } from '../pages/page.ts';
import type { IslandName } from '../delivery/islandSources.ts';
import type { IslandProps } from '../islands/registry.ts';
import { usePageLinks } from '../pages/fragments/links.ts';
import { company, socialProfiles } from '../site/company.ts';
import { families } from '../site/families.ts';
import type { PageId } from '../site/routes.ts';
import { quoteFormAnchor } from '../site/urls.ts';

type Shared<Name extends IslandName, Own extends keyof IslandProps<Name> = never> = Omit<
  IslandProps<Name>,
  Own
>;

/** What the parts of the header are given on every page of a language. */
type Menus = {
  service: Shared<'service-menu', 'current' | 'isCurrent'>;
  mobile: Shared<'mobile-menu', 'current'>;
  panel: Shared<'side-panel'>;
};

/** By language, and whether its words name themselves: a menu lists every page, and every page has the menus. */
const known = new Map<string, Menus>();

/** The words and links of the header's parts in the language of the page. */
export function useMenus(): Menus {
  const common = useSharedWords('common');
  const { familyName } = useNames();
  const { locale, isMarked, linkTo } = usePage();
  const pageLink = usePageLinks();
  const key = `${locale.code} ${isMarked}`;
  const found = import.meta.env.DEV ? undefined : known.get(key);
  if (found !== undefined) return found;

  const overview = withoutPage({
    ...pageLink('services'),
    label: common(($) => $.serviceMenu.overview),
  });
  const groups = families.map((family, index) => ({
    id: family.id,
    name: familyName(family.id),
    number: formatNumber(locale, index + 1, 2),
    items: family.pages.map((page: { id: PageId }) => withoutPage(pageLink(page.id))),
  }));
  const pages = groups.reduce((sum, group) => sum + group.items.length, 0);
  const size = common(
    ($) => $.serviceMenu.size,
    ({ text }) => ({
      families: text(($) => $.serviceMenu.families, { count: families.length }),
      pages: text(($) => $.serviceMenu.pages, { count: pages }),
    }),
  );
  const menus = {
    service: { label: common(($) => $.header.service), overview, size, groups },
    mobile: {
      label: common(($) => $.header.menu),
      navigation: common(($) => $.header.navigation),
      close: common(($) => $.header.close),
      service: common(($) => $.header.service),
      home: withoutPage(pageLink('home')),
      overview,
      size,
      groups,
      items: [pageLink('about-us'), pageLink('contact-us')].map(withoutPage),
      panel: common(($) => $.sidePanel.label),
    },
    panel: {
      label: common(($) => $.sidePanel.label),
      close: common(($) => $.header.close),
      tagline: common(($) => $.sidePanel.tagline),
      phone: { text: company.phone, href: company.phoneLink },
      email: { text: company.email, href: `mailto:${company.email}` },
      social: {
        heading: common(($) => $.footer.social),
        newTab: common(($) => $.newTab),
        items: socialProfiles.map((profile) => ({
          ...profile,
          label: common(($) => $.social[profile.id]),
        })),
      },
      invitation: common(($) => $.sidePanel.invitation),
      action: withoutPage({
        label: common(($) => $.sidePanel.action),
        ...linkTo('contact-us', quoteFormAnchor),
      }),
    },
  };
  known.set(key, menus);
  return menus;
}

/** A link as it is on every page: it does not say whether it leads to the one it stands on. */
function withoutPage<Link extends { isCurrent?: boolean }>(link: Link): Omit<Link, 'isCurrent'> {
  const { isCurrent: _isCurrent, ...everywhere } = link;
  return everywhere;
}
