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
import type { ServiceSection as Section } from '../../site/content/services/serviceSection.ts';
import { membershipOf } from '../../site/families.ts';
import { FaqData } from '../structuredData/FaqData.tsx';
import { Questions } from './Questions.tsx';
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
  const family = membershipOf(id).number;
  const intro = { id: section.id, heading: words('heading'), lead: words('lead') };
  const number = (index: number) => formatNumber(locale, index + 1, 2);

  switch (section.kind) {
    case 'text':
      return (
        <Block {...intro}>
          {section.items.map((item) => (
            <p key={item}>{words('items', item)}</p>
          ))}
        </Block>
      );
    case 'bullets':
      return <Block {...intro}>{bulletsOf(section.items, words)}</Block>;
    case 'split':
      return (
        <SplitBlock {...intro} family={family} block={block}>
          {bulletsOf(section.items, words)}
        </SplitBlock>
      );
    case 'tiles':
      return (
        <Block {...intro}>
          <Tiles
            tiles={section.items.map((item, index) => ({
              id: item,
              number: number(index),
              name: words('items', item),
            }))}
          />
        </Block>
      );
    case 'steps':
      return (
        <Block {...intro}>
          <Steps
            steps={section.items.map((item, index) => ({
              ...titled(item, words),
              number: number(index),
            }))}
          />
        </Block>
      );
    case 'features':
      return <KeyBenefits {...intro} benefits={section.items.map((item) => titled(item, words))} />;
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
              href,
            }))}
          />
        </Block>
      );
  }
}

function bulletsOf(items: readonly string[], words: PageWords): ReactNode {
  return <Bullets points={items.map((id) => ({ id, text: words('items', id) }))} />;
}

function titled(id: string, words: PageWords) {
  return { id, title: words('items', id, 'title'), text: words('items', id, 'text') };
}
