import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/formats.ts';
import { usePage } from '../page.ts';
import { Island } from '../../islands/Island.tsx';
import { slideRanges } from '../../sections/carouselView.ts';
import { useSharedWords } from '../../i18n/useSharedWords.ts';
import { isSample } from '../../site/samples.ts';
import { slidePoints, slides } from '../../site/content/about.ts';

/** The carousel of the about page, with a sentence for every range of slides it can show. */
export function AboutCarousel() {
  const { t } = useTranslation('about-us');
  const { locale } = usePage();
  const common = useSharedWords('common');
  const total = slides.length;
  return (
    <Island
      name="carousel"
      props={{}}
      shared={{
        heading: t(($) => $.carousel.heading),
        role: t(($) => $.carousel.role),
        previous: t(($) => $.carousel.previous),
        next: t(($) => $.carousel.next),
        list: t(($) => $.carousel.list),
        slides: slides.map((id, index) => ({
          id,
          number: formatNumber(locale, index + 1, 2),
          heading: t(($) => $.carousel.slides[id].heading),
          ...(id === 'expertise' && isSample('experience') && { mark: common(($) => $.sample) }),
          points: slidePoints.map((point) => t(($) => $.carousel.slides[id].points[point])),
        })),
        statuses: Object.fromEntries(
          slideRanges(total).map(({ key, first, last }) => [
            key,
            first === last
              ? t(($) => $.carousel.one, { first, total })
              : t(($) => $.carousel.several, { first, last, total }),
          ]),
        ),
      }}
    />
  );
}
