// Longer than others: a list, one entry for each state.
import { assets } from 'virtual:assets';
import { Island } from '../islands/Island.tsx';
import { Bullets } from '../layout/Bullets.tsx';
import { Block } from '../sections/Block.tsx';
import { slideRanges } from '../sections/carouselView.ts';
import { ClosingBand } from '../sections/ClosingBand.tsx';
import { ContactCard } from '../sections/ContactCard.tsx';
import { Facts } from '../sections/Facts.tsx';
import { KeyBenefits } from '../sections/KeyBenefits.tsx';
import { PortfolioCards } from '../sections/PortfolioCards.tsx';
import { SideMenu } from '../sections/SideMenu.tsx';
import { SplitBlock } from '../sections/SplitBlock.tsx';
import { Steps } from '../sections/Steps.tsx';
import { TableOfContents } from '../sections/TableOfContents.tsx';
import { TechnologyTiles } from '../sections/TechnologyTiles.tsx';
import { Tiles } from '../sections/Tiles.tsx';
import { WorkedExample } from '../sections/WorkedExample.tsx';
import { SampleMark } from '../ui/SampleMark.tsx';
import type { Example } from './example.ts';

const names = ['Assessment', 'Planning', 'Automation', 'Execution', 'Review'];

const points = names.map((text) => ({ id: text, text: `${text} of what is there` }));

const named = (...list: string[]) => list.map((name) => ({ id: name, name }));

const siblings = names.map((label, index) => ({
  id: label,
  label,
  href: '#main',
  isCurrent: index === 1,
}));

const contacts = {
  heading: 'Ask an engineer',
  text: 'A person answers.',
  phone: { text: '+91 00000 00000', href: 'tel:+910000000000' },
  mail: { text: 'hello@example.com', href: 'mailto:hello@example.com' },
};

/** The parts of service, about and legal pages, in every state they have without a script. */
export const serviceExamples: readonly Example[] = [
  {
    component: 'bullets',
    state: 'with a lead',
    element: (
      <Block heading="What you get" lead="In five parts.">
        <Bullets points={points} />
      </Block>
    ),
  },
  {
    component: 'carousel',
    state: 'five slides',
    element: (
      <Island
        name="carousel"
        props={{
          heading: 'Your partner',
          role: 'carousel',
          previous: 'Previous slides',
          next: 'Next slides',
          list: 'Slides',
          slides: names.map((heading, index) => ({
            id: heading,
            number: `0${index + 1}`,
            heading,
            href: '#main',
            points: points.slice(0, 3).map(({ text }) => text),
          })),
          statuses: Object.fromEntries(
            slideRanges(names.length).map(({ key, first, last }) => [
              key,
              `Slides ${first} to ${last} of ${names.length}`,
            ]),
          ),
        }}
      />
    ),
  },
  {
    component: 'closing-band',
    state: 'two ways on',
    element: (
      <ClosingBand
        heading="Ready to start?"
        lead="Tell us what you need."
        main={{ label: 'Get a Quote', href: '#main' }}
        second={{ label: 'Get Free Consultation', href: '#main' }}
        family={5}
      />
    ),
  },
  { component: 'contact-card', state: 'as it is', element: <ContactCard {...contacts} /> },
  {
    component: 'key-benefits',
    state: 'three of them',
    element: (
      <KeyBenefits
        heading="Key benefits"
        benefits={names.slice(0, 3).map((title) => ({ id: title, title, text: 'Why it helps.' }))}
      />
    ),
  },
  {
    component: 'portfolio-cards',
    state: 'with and without a link',
    element: (
      <PortfolioCards
        family={4}
        newTab="opens in a new tab"
        works={[
          { id: 'a', name: 'A shop', category: 'Web', href: 'https://example.com/' },
          { id: 'b', name: 'A clinic', category: 'Mobile' },
        ]}
      />
    ),
  },
  {
    component: 'side-menu',
    state: 'with a contact card',
    element: (
      <SideMenu heading="Testing and QA" items={siblings}>
        <ContactCard {...contacts} />
      </SideMenu>
    ),
  },
  ...[1, 2].map((block) => ({
    component: 'split-block',
    state: `block ${block}`,
    element: (
      <SplitBlock heading={`A closer look, block ${block}`} family={3} block={block}>
        <p>What there is to see.</p>
      </SplitBlock>
    ),
  })),
  {
    component: 'steps',
    state: 'five of them',
    element: (
      <Steps
        steps={names.map((title, index) => ({
          id: title,
          number: `0${index + 1}`,
          title,
          text: 'What happens in this step.',
        }))}
      />
    ),
  },
  {
    component: 'table-of-contents',
    state: 'three headings',
    element: (
      <>
        <TableOfContents
          heading="On this page"
          script={assets.enhancers.contents}
          items={names.slice(0, 3).map((label) => ({ id: `heading-${label}`, label }))}
        />
        {names.slice(0, 3).map((label) => (
          <h3 key={label} id={`heading-${label}`}>
            {label}
          </h3>
        ))}
      </>
    ),
  },
  {
    component: 'technology-tiles',
    state: 'two groups',
    element: (
      <TechnologyTiles
        groups={[
          { id: 'front', name: 'Frontend', technologies: named('React', 'TypeScript', 'CSS') },
          { id: 'back', name: 'Backend', technologies: named('Node.js', 'PostgreSQL') },
        ]}
      />
    ),
  },
  {
    component: 'facts',
    state: 'three of them, marked as samples',
    element: (
      <Facts
        id="facts"
        heading={
          <>
            At a glance
            <SampleMark>Sample</SampleMark>
          </>
        }
        rows={names
          .slice(0, 3)
          .map((name) => ({ id: name, term: name, text: 'What is true of it.' }))}
      />
    ),
  },
  {
    component: 'worked-example',
    state: 'two parts',
    element: (
      <WorkedExample
        id="worked"
        kind="Worked example"
        title="A move that took one week more"
        parts={names.slice(0, 2).map((name) => ({ id: name, name, text: 'What happened.' }))}
      />
    ),
  },
  {
    component: 'tiles',
    state: 'five of them',
    element: (
      <Tiles
        tiles={names.map((name, index) => ({
          id: name,
          number: `0${index + 1}`,
          name,
          text: 'One line that explains it.',
        }))}
      />
    ),
  },
];
