import { useTranslation } from 'react-i18next';
import { assets } from 'virtual:assets';
import '../../layout/Lead.css';
import { Intro } from '../../layout/Intro.tsx';
import { Section } from '../../layout/Section.tsx';
import { formatPercent } from '../../i18n/formats.ts';
import { usePage } from '../page.ts';
import { meters } from '../../site/content/home.ts';
import { MeterBar } from '../../ui/MeterBar.tsx';
import { CompanyFigures } from './CompanyFigures.tsx';
import { useSampleMark } from './sampleMark.tsx';
import './HomeAbout.css';

/** The about block of the home page: two counters and three meters. */
export function HomeAbout() {
  const { t } = useTranslation('home');
  const { locale } = usePage();
  const sampleMark = useSampleMark();
  return (
    <Section aria-labelledby="about-heading" data-in-view data-enhancer={assets.enhancers.figures}>
      <Intro>
        <h2 id="about-heading">{t(($) => $.about.heading)}</h2>
        <div className="lead">
          <p>{t(($) => $.about.reason)}</p>
          <p>{t(($) => $.about.promise)}</p>
        </div>
      </Intro>
      <CompanyFigures />
      <ul className="home-about">
        {meters.map(({ id, value }) => (
          <li key={id}>
            <MeterBar
              label={t(($) => $.about.meters[id])}
              mark={sampleMark(`meter-${id}`)}
              value={value}
              valueLabel={formatPercent(locale, value)}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
