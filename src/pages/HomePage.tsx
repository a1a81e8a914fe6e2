import { useTranslation } from 'react-i18next';
import '../layout/Lead.css';
import '../layout/Soft.css';
import { Intro } from '../layout/Intro.tsx';
import { Section } from '../layout/Section.tsx';
import { formatNumber } from '../i18n/formats.ts';
import { usePage } from './page.ts';
import { HomeHero } from '../sections/HomeHero.tsx';
import { Sampler } from '../sections/Sampler.tsx';
import { ServiceCards } from '../sections/ServiceCards.tsx';
import { Strip } from '../sections/Strip.tsx';
import { Testimonials } from '../sections/Testimonials.tsx';
import * as content from '../site/content/home.ts';
import { families } from '../site/families.ts';
import { quoteFormAnchor } from '../site/urls.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { FaqData } from './structuredData/FaqData.tsx';
import { HomeAbout } from './fragments/HomeAbout.tsx';
import { useFamilyLinks } from './fragments/links.ts';
import { OrganizationData } from './structuredData/OrganizationData.tsx';
import { Questions } from './fragments/Questions.tsx';
import { QuoteSection } from './fragments/QuoteSection.tsx';
import { useSampleMark } from './fragments/sampleMark.tsx';

/** The home page, with every block of S1.4 to S1.14. */
export function HomePage() {
  const { t } = useTranslation('home');
  const { locale, linkTo } = usePage();
  const familyLink = useFamilyLinks();
  const sampleMark = useSampleMark();
  const number = (index: number) => formatNumber(locale, index + 1, 2);
  const items = families.map((family, index) => ({
    ...familyLink(family.id),
    number: number(index),
  }));
  const questions = content.questions.map((id) => ({
    id: `faq-${id}`,
    question: t(($) => $.faq.items[id].question),
    answer: t(($) => $.faq.items[id].answer),
  }));
  const quoteForm = `#${quoteFormAnchor}`;
  return (
    <>
      <OrganizationData />
      <HomeHero
        sentence={t(($) => $.hero.sentence)}
        team={t(($) => $.hero.team)}
        spoken={t(($) => $.hero.spoken)}
        phrases={content.phrases.map((id) => t(($) => $.hero.phrases[id]))}
        lead={t(($) => $.hero.lead)}
        actions={
          <>
            <ButtonLink href={quoteForm}>{t(($) => $.hero.quote)}</ButtonLink>
            <ButtonLink {...linkTo('services')} variant="second">
              {t(($) => $.hero.services)}
            </ButtonLink>
          </>
        }
      />
      <Sampler label={t(($) => $.serviceFamilies.label)} items={items} />
      <HomeAbout />
      <Strip
        heading={t(($) => $.typicalWork.heading)}
        labels={content.capabilities.map((id) => t(($) => $.typicalWork.labels[id]))}
      />
      <Section id="services" aria-labelledby="services-heading">
        <Intro>
          <h2 id="services-heading">{t(($) => $.services.heading)}</h2>
          <p className="lead">{t(($) => $.services.lead)}</p>
        </Intro>
        <ServiceCards
          cards={items.map((item, index) => ({
            ...item,
            // A card leads to the first page of its family, whose menu lists the others; the
            // sampler above leads to the family's place on the overview.
            ...linkTo((families[index] ?? families[0]).pages[0].id),
            text: t(($) => $.services.cards[families[index]?.id ?? 'aiml']),
            count: t(($) => $.services.count, { count: item.size }),
          }))}
          callToAction={
            <>
              <h3>{t(($) => $.journey.heading)}</h3>
              <p className="soft">{t(($) => $.journey.text)}</p>
              <ButtonLink href={quoteForm}>{t(($) => $.journey.action)}</ButtonLink>
            </>
          }
        />
      </Section>
      <Testimonials
        heading={t(($) => $.testimonials.heading)}
        quotes={content.testimonials.map((id) => ({
          id,
          text: t(($) => $.testimonials.quotes[id].text),
          name: t(($) => $.testimonials.quotes[id].name),
          company: t(($) => $.testimonials.quotes[id].company),
          mark: sampleMark(`testimonial-${id}`),
        }))}
        stars={content.mostStars}
        rating={t(($) => $.testimonials.rating, {
          stars: content.mostStars,
          most: content.mostStars,
        })}
      />
      <Section aria-labelledby="faq-heading">
        <h2 id="faq-heading">{t(($) => $.faq.heading)}</h2>
        <Questions items={questions} />
        <FaqData items={questions} />
      </Section>
      <QuoteSection variant="home" />
    </>
  );
}
