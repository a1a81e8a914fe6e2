import { useTranslation } from 'react-i18next';
import { assets } from 'virtual:assets';
import { usePage } from '../page.ts';
import { families } from '../../site/families.ts';
import '../../sections/Breadcrumbs.css';

/**
 * Back to the services: to the overview, and by script to the page that the query parameter
 * `from` names (S2.3, S2.4, S12.17). The data block holds every address that may be named,
 * so that none is ever made from the address bar's text.
 */
export function BackToServices() {
  const { t } = useTranslation('get-consultation');
  const { linkTo } = usePage();
  const overview = linkTo('services');
  const paths = families.flatMap(({ pages }) =>
    pages.map((page: { id: (typeof pages)[number]['id'] }) => linkTo(page.id).href),
  );
  return (
    <p className="breadcrumbs">
      <a
        href={overview.href}
        hrefLang={overview.hrefLang}
        data-back
        data-enhancer={assets.enhancers.backLink}
      >
        {t(($) => $.back)}
      </a>
      <script type="application/json" dangerouslySetInnerHTML={{ __html: JSON.stringify(paths) }} />
    </p>
  );
}
