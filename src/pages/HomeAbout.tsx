import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '../i18n/formats.ts';
import { usePage } from '../i18n/page.ts';
import { figures, meters } from '../site/content/home.ts';
import { splitFigure } from '../i18n/splitFigure.ts';
import { Figure } from '../ui/Figure.tsx';
import { MeterBar } from '../ui/MeterBar.tsx';

/** The about block of the home page: two counters and three meters. */
export function HomeAbout() {
  const { t } = useTranslation('home');
  const { locale } = usePage();
  return (
    <section className="section about" aria-labelledby="about-heading" data-in-view>
      <div className="section__opening">
        <h2 id="about-heading">{t(($) => $.about.heading)}</h2>
        <div className="lead">
          <p>{t(($) => $.about.reason)}</p>
          <p>{t(($) => $.about.promise)}</p>
        </div>
      </div>
      <dl className="about__figures">
        {figures.map(({ id, value, kind }) => (
          <Figure
            key={id}
            value={value}
            {...splitFigure(
              kind === 'percent'
                ? formatPercent(locale, value)
                : t(($) => $.about.moreThan, { figure: formatNumber(locale, value) }),
              formatNumber(locale, value),
            )}
            caption={t(($) => $.about.figures[id])}
          />
        ))}
      </dl>
      <ul className="about__meters">
        {meters.map(({ id, value }) => (
          <li key={id}>
            <MeterBar
              label={t(($) => $.about.meters[id])}
              value={value}
              valueLabel={formatPercent(locale, value)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
