import { useSharedWords } from '../i18n/useSharedWords.ts';
import { usePage } from '../pages/page.ts';
import { Island } from '../islands/Island.tsx';
import { usePageLinks } from '../pages/fragments/links.ts';
import { Header } from '../sections/Header.tsx';
import { routeOf } from '../site/routes.ts';
import type { Word } from '../words/word.ts';
import { useMenus } from './useMenus.ts';

/** The header with this site's words, links and menus. */
export function SiteHeader() {
  const common = useSharedWords('common');
  const { id, linkTo } = usePage();
  const pageLink = usePageLinks();
  const menus = useMenus();
  const home = pageLink('home');
  return (
    <Header
      home={{
        ...linkTo('home'),
        label: inLanguage(
          common(($) => $.header.home),
          home.language,
        ),
      }}
      label={common(($) => $.header.navigation)}
      items={[home, pageLink('services'), pageLink('about-us'), pageLink('contact-us')]}
      serviceMenu={
        <Island
          name="service-menu"
          props={{ current: id, isCurrent: ['services', 'service'].includes(routeOf(id).kind) }}
          shared={menus.service}
        />
      }
      mobileMenu={<Island name="mobile-menu" props={{ current: id }} shared={menus.mobile} />}
      sidePanel={<Island name="side-panel" props={{}} shared={menus.panel} />}
    />
  );
}

/** The name of the wordmark's link, which has no room to show where it leads to another language. */
function inLanguage(label: Word, language: string | undefined): Word {
  return language === undefined || typeof label !== 'string' ? label : `${label} (${language})`;
}
