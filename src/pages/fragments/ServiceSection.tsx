import type { ReactNode } from 'react';
import { useSharedWords } from '../../i18n/useSharedWords.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { usePage } from '../page.ts';
import type { PageWords } from '../../i18n/pageWords.ts';
import { Block } from '../../sections/Block.tsx';
import { Bullets } from '../../layout/Bullets.tsx';
import { KeyBenefits } from '../../sections/KeyBenefits.tsx';
import { PortfolioCards } from '../../sections/PortfolioCards.tsx';
import { SplitBlock } from '../../sections/SplitBlock.tsx';
import { Steps } from '../../sections/Steps.tsx';
import { TechnologyTiles } from '../../sections/TechnologyTiles.tsx';
import { Tiles } from '../../sections/Tiles.tsx';
import type { TopicSection as Section } from '../../site/content/services/serviceSection.ts';
import { membershipOf } from '../../site/families.ts';
import { sampleAt } from '../../site/samples.ts';
import { FaqData } from '../structuredData/FaqData.tsx';
import { Questions } from './Questions.tsx';
import { useProse } from './prose.tsx';
import { useSampleMark } from './sampleMark.tsx';
import { useSectionWords } from './sectionWords.ts';

type Props = {
  section: Section;
  /** Which of the page's pictured sections this is or would be, from 1. */
  block: number;
};

/** One section of a service page with its words, shown as its kind says. */
export function ServiceSection({ section, block }: Props) {
  const { id, locale } = usePage();
  const common = useSharedWords('common');
  const words = useSectionWords()(section);
  const prose = useProse();
  const sampleMark = useSampleMark();
  const marked = (item: string) => {
    const sample = sampleAt(id, `sections.${section.id}.items.${item}`);
    return sample === undefined ? null : sampleMark(sample);
  };
  const family = membershipOf(id).number;
  const intro = { id: section.id, heading: words('heading'), lead: prose(words('lead')) };
  const number = (index: number) => formatNumber(locale, index + 1, 2);

  switch (section.kind) {
    case 'text':
      return (
        <Block {...intro}>
          {section.items.map((item) => (
            <p key={item}>
              {prose(words('items', item))}
              {marked(item)}
            </p>
          ))}
        </Block>
      );
    case 'bullets':
      return <Block {...intro}>{bulletsOf(section.items, words, prose)}</Block>;
    case 'split':
      return (
        <SplitBlock {...intro} family={family} block={block}>
          {bulletsOf(section.items, words, prose)}
        </SplitBlock>
      );
    case 'tiles':
      return (
        <Block {...intro}>
          <Tiles
            tiles={section.items.map((item, index) => ({
              id: item,
              number: number(index),
              name: words('items', item, 'name'),
              text: prose(words('items', item, 'text')),
            }))}
          />
        </Block>
      );
    case 'steps':
      return (
        <Block {...intro}>
          <Steps
            steps={section.items.map((item, index) => ({
              ...titled(item, words, prose),
              number: number(index),
            }))}
          />
        </Block>
      );
    case 'features':
      return (
        <KeyBenefits
          {...intro}
          benefits={section.items.map((item) => titled(item, words, prose))}
        />
      );
    case 'questions': {
      const items = section.items.map((item) => ({
        id: `${section.id}-${item}`,
        question: words('items', item, 'question'),
        answer: words('items', item, 'answer'),
      }));
      return (
        <Block {...intro}>
          <Questions items={items} />
          <FaqData items={items} />
        </Block>
      );
    }
    case 'technologies':
      return (
        <Block {...intro}>
          <TechnologyTiles
            groups={section.groups.map((group) => ({
              id: group.id,
              name: words('items', group.id),
              technologies: group.names.map((name) => ({ id: name, name })),
            }))}
          />
        </Block>
      );
    case 'portfolio':
      return (
        <Block {...intro}>
          <PortfolioCards
            family={family}
            newTab={common(($) => $.newTab)}
            works={section.works.map(({ id: work, href }) => ({
              id: work,
              name: words('items', work, 'name'),
              category: words('items', work, 'category'),
              mark: marked(work),
              href,
            }))}
          />
        </Block>
      );
  }
}

type Draw = (text: string) => ReactNode;

function bulletsOf(items: readonly string[], words: PageWords, prose: Draw): ReactNode {
  return <Bullets points={items.map((id) => ({ id, text: prose(words('items', id)) }))} />;
}

function titled(id: string, words: PageWords, prose: Draw) {
  return { id, title: words('items', id, 'title'), text: prose(words('items', id, 'text')) };
}
