import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '../../i18n/formats.ts';
import { usePage } from '../page.ts';
import { splitFigure } from '../../i18n/splitFigure.ts';
import { figures } from '../../site/content/home.ts';
import { Figure } from '../../ui/Figure.tsx';
import '../CompanyFigures.css';

/** The company's two counters, on the home page and on the about page. */
export function CompanyFigures() {
  const { t } = useTranslation('common');
  const { locale } = usePage();
  return (
    <dl className="company-figures">
      {figures.map(({ id, value, kind }) => (
        <Figure
          key={id}
          value={value}
          {...splitFigure(
            kind === 'percent'
              ? formatPercent(locale, value)
              : t(($) => $.figures.moreThan, { figure: formatNumber(locale, value) }),
            formatNumber(locale, value),
          )}
          caption={t(($) => $.figures.captions[id])}
        />
      ))}
    </dl>
  );
}
