import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import '../layout/Above.css';
import { formatHours } from '../i18n/formats.ts';
import { isUnreviewed } from '../i18n/catalogue.ts';
import { pageName } from '../i18n/pageName.ts';
import { usePage } from '../pages/page.ts';
import { Notice } from '../sections/Notice.tsx';
import { UtilityBar } from '../sections/UtilityBar.tsx';
import { company } from '../site/company.ts';
import { pathOf } from '../site/urls.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

/** What stands around every page: skip link, bars, footer. */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const { id: page, locale, languages } = usePage();
  const hours = t(($) => $.hours, formatHours(locale, company.hours));
  return (
    <>
      <a className="above" href="#main">
        {t(($) => $.skip)}
      </a>
      <header>
        <UtilityBar
          pause={t(($) => $.header.pause)}
          city={t(($) => $.city)}
          hours={hours}
          language={t(($) => $.header.language)}
          languages={languages.map(({ locale: { code, dir, name }, id }) => ({
            code,
            dir,
            name,
            instead: id === page ? undefined : pageName(code, id),
            href: pathOf(id, code),
            isCurrent: code === locale.code,
          }))}
        />
        <SiteHeader />
      </header>
      <main id="main" tabIndex={-1}>
        {isUnreviewed(page, locale.code) && <Notice>{t(($) => $.unreviewed)}</Notice>}
        {children}
      </main>
      <SiteFooter hours={hours} />
      <p
        className="above"
        aria-live="polite"
        data-live-announcer
        data-waiting={t(($) => $.waiting)}
        data-lost={t(($) => $.lost)}
      />
    </>
  );
}
