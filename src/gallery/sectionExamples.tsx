// Longer than others: a list, one entry for each state.
import { Phone } from '../ui/icons.ts';
import { Island } from '../islands/Island.tsx';
import { ContactWays } from '../sections/ContactWays.tsx';
import { FamilyList } from '../sections/FamilyList.tsx';
import { HomeHero } from '../sections/HomeHero.tsx';
import { Receipt } from '../sections/Receipt.tsx';
import { Notice } from '../sections/Notice.tsx';
import { PageHero } from '../sections/PageHero.tsx';
import { Sampler } from '../sections/Sampler.tsx';
import { ServiceCards } from '../sections/ServiceCards.tsx';
import { Strip } from '../sections/Strip.tsx';
import { Testimonials } from '../sections/Testimonials.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { place } from '../words/place.ts';
import type { Example } from './example.ts';

const link = { id: 'linked', label: 'A page that is there', href: '#main' };

const families = Array.from({ length: 8 }, (_, index) => ({
  ...link,
  id: `family-${index}`,
  number: `0${index + 1}`,
  text: 'What this family of services does for a client, in one sentence.',
  count: '6 pages',
}));

const groups = families.map(({ id, number, label }) => ({
  id,
  name: label,
  number,
  items: [
    { ...link, id: `${id}-page` },
    { ...link, id: `${id}-other`, label: 'Another page', hrefLang: 'en', language: 'English' },
  ],
}));

/** Every section of a page, in every state it has without a script. */
export const sectionExamples: readonly Example[] = [
  {
    component: 'notice',
    state: 'a line about the page',
    element: <Notice>A machine translated this page, and nobody has reviewed it yet.</Notice>,
  },
  {
    component: 'receipt',
    state: 'with several values and a long one',
    element: (
      <Receipt
        heading="What you sent"
        rows={[
          { id: 'name', label: 'Name', values: [{ id: 'name', value: 'Asha Rao' }] },
          {
            id: 'ways',
            label: 'How should we contact you?',
            values: [
              { id: 'email', value: 'Email me' },
              { id: 'call', value: 'Call me' },
            ],
          },
          {
            id: 'message',
            label: 'Message',
            values: [{ id: 'message', value: <bdi>{`Two lines.\n${'long'.repeat(40)}`}</bdi> }],
          },
        ]}
        note="Print or save this page to keep it."
      />
    ),
  },
  {
    component: 'contact-ways',
    state: 'one of each kind',
    element: (
      <ContactWays
        heading="Get in touch"
        newTab="opens in a new tab"
        ways={[
          {
            id: 'call',
            icon: <Phone />,
            heading: 'Call',
            note: 'In office hours',
            text: '+91 00000 00000',
            href: 'tel:+910000000000',
            isCode: true,
          },
          {
            id: 'visit',
            icon: <Phone />,
            heading: 'Visit',
            note: 'Opens a map',
            text: 'Latur',
            href: 'https://example.com/',
            opensTab: true,
          },
        ]}
      />
    ),
  },
  {
    component: 'service-filter',
    state: 'empty, above a list',
    element: (
      <>
        <Island
          name="service-filter"
          props={{
            label: 'Filter the services',
            clear: 'Clear the filter',
            found: `Services found: ${place}`,
            none: 'No service has these words.',
          }}
        />
        <FamilyList
          families={[
            {
              id: 'filtered',
              number: '01',
              name: 'First family',
              text: 'What it is about.',
              items: ['Load test', 'Security'].map((label) => ({
                id: label,
                label,
                href: '#main',
              })),
            },
          ]}
        />
      </>
    ),
  },
  {
    component: 'faq',
    state: 'eight questions',
    element: (
      <Island
        name="faq"
        props={{
          items: Array.from({ length: 8 }, (_, index) => ({
            id: `question-${index}`,
            number: `0${index + 1}`,
            question: `Question ${index + 1}?`,
            answer: [
              'The answer, ',
              { id: 'other', label: 'with a page to go on to', href: '#other' },
              '.',
            ],
          })),
        }}
      />
    ),
  },
  {
    component: 'home-hero',
    state: 'six phrases',
    element: (
      <HomeHero
        sentence="One sentence that says it."
        team="One team:"
        spoken="One team for all of it."
        phrases={['All In One', 'Web Design', 'Development', 'A phrase of some length', 'A', 'B']}
        lead="What the sentence means for the reader."
        actions={<ButtonLink href="#main">Main way</ButtonLink>}
      />
    ),
  },
  {
    component: 'mobile-menu',
    state: 'closed',
    element: (
      <Island
        name="mobile-menu"
        props={{
          current: 'family-2-page',
          label: 'Menu',
          navigation: 'Main',
          close: 'Close',
          service: 'Service',
          home: link,
          overview: link,
          size: '8 families, 16 pages',
          groups,
          items: [link],
          panel: 'Contact details',
        }}
      />
    ),
  },
  {
    component: 'page-hero',
    state: 'with an action',
    element: (
      <PageHero heading="A heading" lead="A lead" family={7}>
        <ButtonLink href="#main">Main way</ButtonLink>
      </PageHero>
    ),
  },
  {
    component: 'sampler',
    state: 'eight families',
    element: <Sampler label="Families" items={families} />,
  },
  {
    component: 'service-cards',
    state: 'eight families',
    element: <ServiceCards cards={families} callToAction={<h3>Start</h3>} />,
  },
  {
    component: 'service-menu',
    state: 'closed, on a page of the services',
    element: (
      <div className="header">
        <Island
          name="service-menu"
          props={{
            label: 'Service',
            current: 'family-2-page',
            isCurrent: true,
            overview: link,
            size: '8 families, 16 pages',
            groups,
          }}
        />
      </div>
    ),
  },
  {
    component: 'side-panel',
    state: 'closed',
    element: (
      <Island
        name="side-panel"
        props={{
          label: 'Contact details',
          close: 'Close',
          tagline: 'What we stand for.',
          phone: { text: '+91 00000 00000', href: 'tel:+910000000000' },
          email: { text: 'hello@example.com', href: 'mailto:hello@example.com' },
          social: {
            heading: 'Social',
            newTab: 'opens in a new tab',
            items: [{ id: 'one', label: 'A network', href: 'https://example.com/' }],
          },
          invitation: 'Tell us what you need.',
          action: { label: 'Get A Quote', href: '#main' },
        }}
      />
    ),
  },
  {
    component: 'strip',
    state: 'five labels',
    element: (
      <Strip
        heading="Capabilities"
        labels={['One', 'Two words', 'Three', 'Four', 'And the fifth']}
      />
    ),
  },
  {
    component: 'testimonials',
    state: 'two quotations',
    element: (
      <Testimonials
        heading="What clients say"
        stars={5}
        rating="5 out of 5"
        quotes={[
          { id: 'a', text: 'Short.', name: 'Anita', company: 'Stores' },
          { id: 'b', text: 'Long words of praise. '.repeat(12), name: 'Rahul', company: 'Freight' },
        ]}
      />
    ),
  },
];
