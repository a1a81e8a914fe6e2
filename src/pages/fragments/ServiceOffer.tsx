import { useTranslation } from 'react-i18next';
import { formatDuration } from '../../i18n/formats.ts';
import { usePageWords } from '../../i18n/pageWords.ts';
import { Bullets } from '../../layout/Bullets.tsx';
import { Section } from '../../layout/Section.tsx';
import { Block } from '../../sections/Block.tsx';
import { WorkedExample } from '../../sections/WorkedExample.tsx';
import type { OfferSection } from '../../site/content/services/serviceSection.ts';
import { engagementOf, exampleParts } from '../../site/engagements.ts';
import { usePage } from '../page.ts';
import { useProse } from './prose.tsx';
import { useSampleMark } from './sampleMark.tsx';
import { useSectionWords } from './sectionWords.ts';
import './ServiceOffer.css';

/** What a client receives and what is not included, where no topic has said it. */
export function ServiceLists({ lists }: { lists: readonly OfferSection[] }) {
  const prose = useProse();
  const sectionWords = useSectionWords();
  if (lists.length === 0) return null;
  return (
    <Section as="div" className="service-lists">
      {lists.map((list) => {
        const words = sectionWords(list);
        return (
          <Block key={list.id} id={list.id} heading={words('heading')}>
            <Bullets
              points={list.items.map((item) => ({ id: item, text: prose(words('items', item)) }))}
            />
          </Block>
        );
      })}
    </Section>
  );
}

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
