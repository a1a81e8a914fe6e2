import type { ReactNode } from 'react';
import '../layout/Above.css';
import '../layout/Whole.css';
import { useSharedData } from '../i18n/useSharedData.ts';
import { useSharedWords } from '../i18n/useSharedWords.ts';
import { formatHours } from '../i18n/formats.ts';
import { isUnreviewed } from '../i18n/catalogue.ts';
import { pageName } from '../i18n/pageName.ts';
import { usePage } from '../pages/page.ts';
import { Notice } from '../sections/Notice.tsx';
import { UtilityBar } from '../sections/UtilityBar.tsx';
import { company } from '../site/company.ts';
import { pathOf } from '../site/urls.ts';
import { useLanguageOffers } from './languageOffers.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

/** What stands around every page: skip link, bars, footer. */
export function Frame({ children }: { children: ReactNode }) {
  const common = useSharedWords('common');
  const { id: page, locale, languages, isMarked, query } = usePage();
  const offers = useLanguageOffers();
  const hours = common(
    ($) => $.hours,
    (inside) => formatHours(inside.locale, company.hours),
  );
  const announcer = useSharedData('common', ({ text }) => ({
    'data-waiting': text(($) => $.waiting),
    'data-lost': text(($) => $.lost),
  }));
  return (
    <>
      <a className="above" href="#main">
        {common(($) => $.skip)}
      </a>
      <header className="whole">
        <UtilityBar
          pause={common(($) => $.header.pause)}
          city={common(($) => $.city)}
          hours={hours}
          language={common(($) => $.header.language)}
          languages={languages.map(({ locale: { code, dir, name }, id }) => ({
            code,
            dir,
            name,
            instead: id === page ? undefined : pageName(code, id, isMarked),
            href: pathOf(id, code) + (query !== undefined && id === page ? `?${query}` : ''),
            isCurrent: code === locale.code,
          }))}
          offers={offers}
        />
        <SiteHeader />
      </header>
      <main id="main" tabIndex={-1}>
        {isUnreviewed(page, locale.code) && <Notice>{common(($) => $.unreviewed)}</Notice>}
        {children}
      </main>
      <SiteFooter hours={hours} />
      <p className="above" aria-live="polite" data-live-announcer {...announcer} />
    </>
  );
}
