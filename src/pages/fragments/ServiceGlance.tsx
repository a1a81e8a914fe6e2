import { useTranslation } from 'react-i18next';
import { formatDuration, formatHoursCount } from '../../i18n/formats.ts';
import { usePageWords } from '../../i18n/pageWords.ts';
import { Facts } from '../../sections/Facts.tsx';
import { listAnswering } from '../../site/content/services/services.ts';
import {
  describingRows,
  engagementOf,
  sellingRows,
  type DescribingPageId,
} from '../../site/engagements.ts';
import { usePage } from '../page.ts';
import { useProse } from './prose.tsx';
import { useSampleMark } from './sampleMark.tsx';
import { useSectionWords } from './sectionWords.ts';

/** What a buyer asks first of a service page, from typed facts; nothing where nothing fits. */
export function ServiceGlance() {
  const { id, locale } = usePage();
  const { t: service } = useTranslation('service-pages');
  const sampleMark = useSampleMark();
  const prose = useProse();
  const sectionWords = useSectionWords();
  const engagement = engagementOf(id);
  const words = usePageWords(
    id,
    engagement && {
      length: formatDuration(locale, engagement.length),
      hours: formatHoursCount(locale, engagement.hours),
    },
  );
  const rows = engagement === undefined ? describingRows[id as DescribingPageId] : sellingRows;
  if (rows.length === 0) return null;
  const lists = (['receive', 'excluded'] as const).flatMap((question) => {
    const list = listAnswering(id, question);
    return list === undefined ? [] : [{ question, list }];
  });
  return (
    <Facts
      id="glance"
      heading={
        <>
          {service(($) => $.glance.heading)}
          {engagement !== undefined && sampleMark(`engagement-${id}`)}
        </>
      }
      rows={[
        ...rows.map((row) => ({
          id: row,
          term: service(($) => $.glance.terms[row]),
          text: (
            <>
              {row === 'price' && engagement !== undefined && (
                <>
                  <strong>{service(($) => $.glance.prices[engagement.price])}</strong>{' '}
                </>
              )}
              {prose(words('glance', row))}
            </>
          ),
        })),
        ...lists.map(({ question, list }) => ({
          id: question,
          term: service(($) => $.glance.terms[question]),
          text: <a href={`#${list.id}`}>{sectionWords(list)('heading')}</a>,
        })),
        ...(engagement === undefined
          ? []
          : [
              {
                id: 'example',
                term: service(($) => $.glance.terms.example),
                text: <a href="#example">{words('example', 'title')}</a>,
              },
            ]),
      ]}
    />
  );
}
