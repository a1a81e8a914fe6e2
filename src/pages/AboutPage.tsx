import { useTranslation } from 'react-i18next';
import { assets } from 'virtual:assets';
import '../layout/Lead.css';
import { Intro } from '../layout/Intro.tsx';
import { Section } from '../layout/Section.tsx';
import { formatYear } from '../i18n/formats.ts';
import { usePage } from './page.ts';
import { ClosingBand } from '../sections/ClosingBand.tsx';
import { KeyBenefits } from '../sections/KeyBenefits.tsx';
import { PageHero } from '../sections/PageHero.tsx';
import { Statements } from '../sections/Statements.tsx';
import { TextLink } from '../sections/TextLink.tsx';
import { awardYear, differentiators } from '../site/content/about.ts';
import { AboutCarousel } from './fragments/AboutCarousel.tsx';
import { CompanyFigures } from './fragments/CompanyFigures.tsx';
import { Crumbs } from './fragments/Crumbs.tsx';
import { usePageLinks } from './fragments/links.ts';
import { useSampleMark } from './fragments/sampleMark.tsx';
import '../ui/Figure.css';

/** The about page, with every block of S1.15 to S1.29. */
export function AboutPage() {
  const { t } = useTranslation('about-us');
  const { locale, linkTo } = usePage();
  const pageLink = usePageLinks();
  const sample = useSampleMark()('award');
  return (
    <>
      <PageHero
        heading={t(($) => $.hero.heading)}
        lead={t(($) => $.hero.lead)}
        family={1}
        crumbs={<Crumbs pages={['home']} current={t(($) => $.hero.heading)} />}
      />
      <Section
        aria-labelledby="about-heading"
        data-in-view
        data-enhancer={assets.enhancers.figures}
      >
        <Intro>
          <h2 id="about-heading">{t(($) => $.about.heading)}</h2>
          <div className="lead">
            <p>{t(($) => $.about.story)}</p>
            <p>{t(($) => $.about.today)}</p>
            <p>
              <TextLink item={pageLink('team')} />
            </p>
          </div>
        </Intro>
        <CompanyFigures />
      </Section>
      <Statements
        heading={t(($) => $.purpose.heading)}
        statements={[
          {
            id: 'mission',
            heading: t(($) => $.purpose.mission.heading),
            text: t(($) => $.purpose.mission.text),
          },
          {
            id: 'vision',
            heading: t(($) => $.purpose.vision.heading),
            text: t(($) => $.purpose.vision.text),
          },
        ]}
      />
      <Section aria-labelledby="award-heading">
        <Intro>
          <p className="figure__value">{formatYear(locale, awardYear)}</p>
          <div className="lead">
            <h2 id="award-heading">{t(($) => $.award.heading)}</h2>
            <p>
              {t(($) => $.award.text)}
              {sample}
            </p>
          </div>
        </Intro>
      </Section>
      <Section as="div">
        <KeyBenefits
          heading={t(($) => $.apart.heading)}
          lead={t(($) => $.apart.lead)}
          benefits={differentiators.map((id) => ({
            id,
            title: t(($) => $.apart.items[id].title),
            text: t(($) => $.apart.items[id].text),
          }))}
        />
      </Section>
      <AboutCarousel />
      <ClosingBand
        heading={t(($) => $.promise.heading)}
        lead={t(($) => $.promise.lead)}
        main={{
          label: t(($) => $.promise.action),
          ...linkTo('get-consultation'),
        }}
        family={1}
      />
    </>
  );
}
