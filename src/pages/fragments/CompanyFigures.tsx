import { localeOf } from '../../i18n/catalogue.ts';
import { formatNumber, formatPercent } from '../../i18n/formats.ts';
import { splitFigure } from '../../i18n/splitFigure.ts';
import { useSharedWords } from '../../i18n/useSharedWords.ts';
import { figures } from '../../site/content/home.ts';
import { Figure } from '../../ui/Figure.tsx';
import { contentOf } from '../../words/contentOf.ts';
import { usePage } from '../page.ts';
import { useSampleMark } from './sampleMark.tsx';
import '../CompanyFigures.css';

/** The company's two counters, on the home page and on the about page. */
export function CompanyFigures() {
  const common = useSharedWords('common');
  const { locale } = usePage();
  const sampleMark = useSampleMark();
  return (
    <dl className="company-figures">
      {figures.map(({ id, value, kind }) => {
        const { children: text, ...language } = contentOf(
          kind === 'percent'
            ? formatPercent(locale, value)
            : common(
                ($) => $.figures.moreThan,
                (inside) => ({ figure: formatNumber(inside.locale, value) }),
              ),
        );
        const number = formatNumber(localeOf(language.lang ?? locale.code), value);
        return (
          <Figure
            key={id}
            value={value}
            {...splitFigure(text, number)}
            {...language}
            caption={common(($) => $.figures.captions[id])}
            mark={sampleMark(`figure-${id}`)}
          />
        );
      })}
    </dl>
  );
}
