import { useTranslation } from 'react-i18next';
import { formatDuration } from '../../i18n/formats.ts';
import { usePageWords } from '../../i18n/pageWords.ts';
import { WorkedExample } from '../../sections/WorkedExample.tsx';
import { engagementOf, exampleParts } from '../../site/engagements.ts';
import { usePage } from '../page.ts';
import { useProse } from './prose.tsx';
import { useSampleMark } from './sampleMark.tsx';

/** The worked example of a page that sells; nothing on the others. */
export function ServiceExample() {
  const { id, locale } = usePage();
  const { t: service } = useTranslation('service-pages');
  const sampleMark = useSampleMark();
  const prose = useProse();
  const engagement = engagementOf(id);
  const words = usePageWords(
    id,
    engagement && { weeks: formatDuration(locale, engagement.example) },
  );
  if (engagement === undefined) return null;
  return (
    <WorkedExample
      id="example"
      kind={
        <>
          {service(($) => $.example.kind)}
          {sampleMark(`example-${id}`)}
        </>
      }
      title={words('example', 'title')}
      parts={exampleParts.map((part) => ({
        id: part,
        name: service(($) => $.example.parts[part]),
        text: prose(words('example', part)),
      }))}
    />
  );
}
