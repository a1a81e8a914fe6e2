import { Bullets } from '../../layout/Bullets.tsx';
import { Intro } from '../../layout/Intro.tsx';
import { Section } from '../../layout/Section.tsx';
import { Block } from '../../sections/Block.tsx';
import type { OfferSection } from '../../site/content/services/serviceSection.ts';
import { useProse } from './prose.tsx';
import { useSectionWords } from './sectionWords.ts';
import './ServiceLists.css';

/** What a client receives and what is not included, where no topic has said it. */
export function ServiceLists({ lists }: { lists: readonly OfferSection[] }) {
  const prose = useProse();
  const sectionWords = useSectionWords();
  if (lists.length === 0) return null;
  return (
    <Section as="div" data-side={lists.length === 1 ? 'end' : undefined}>
      <Intro className="service-lists">
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
      </Intro>
    </Section>
  );
}
