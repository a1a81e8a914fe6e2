import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../i18n/formats.ts';
import { usePage } from '../page.ts';
import { meters } from '../../site/content/home.ts';
import { MeterBar } from '../../ui/MeterBar.tsx';
import { CompanyFigures } from './CompanyFigures.tsx';
import './HomeAbout.css';

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
      <CompanyFigures />
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
