import { Breadcrumbs } from '../sections/Breadcrumbs.tsx';
import { FamilyList } from '../sections/FamilyList.tsx';
import { PageHero } from '../sections/PageHero.tsx';
import { PageTop } from '../sections/PageTop.tsx';
import { Statements } from '../sections/Statements.tsx';
import { TalkNow } from '../sections/TalkNow.tsx';
import type { Example } from './example.ts';

const crumbs = (
  <Breadcrumbs
    label="Breadcrumb"
    items={[
      { id: 'home', label: 'Home', href: '#main' },
      { id: 'services', label: 'Services', href: '#main', language: 'English', hrefLang: 'en' },
    ]}
  />
);

const families = ['Software', 'Data', 'Marketing'].map((name, index) => ({
  id: `family-${name}`,
  number: `0${index + 1}`,
  name,
  text: 'What this family of services is about, in one sentence.',
  items: ['First page', 'Second page', 'Third page'].map((label) => ({
    id: label,
    label,
    href: '#main',
  })),
}));

/** The frames of whole pages, in every state. */
export const pageExamples: readonly Example[] = [
  { component: 'breadcrumbs', state: 'two pages above, one in another language', element: crumbs },
  {
    component: 'family-list',
    state: 'three families',
    element: <FamilyList families={families} />,
  },
  {
    component: 'page-hero',
    state: 'of a service page',
    element: (
      <PageHero
        heading="A service"
        lead="What it is for."
        family={5}
        position={2}
        crumbs={crumbs}
      />
    ),
  },
  {
    component: 'page-hero',
    state: 'with a heading alone',
    element: <PageHero heading="Team" family={1} />,
  },
  {
    component: 'page-top',
    state: 'with breadcrumbs',
    element: <PageTop heading="A policy" lead="What it says, in short." crumbs={crumbs} />,
  },
  {
    component: 'statements',
    state: 'two of them',
    element: (
      <Statements
        heading="Mission and vision"
        statements={[
          { id: 'mission', heading: 'Mission', text: 'To do one thing well.' },
          { id: 'vision', heading: 'Vision', text: 'To be known for having done it.' },
        ]}
      />
    ),
  },
  {
    component: 'talk-now',
    state: 'two ways',
    element: (
      <TalkNow
        heading="Prefer to talk?"
        ways={[
          {
            id: 'mail',
            label: 'Email',
            text: 'hello@example.com',
            href: 'mailto:hello@example.com',
          },
          { id: 'phone', label: 'Phone', text: '+91 00000 00000', href: 'tel:+910000000000' },
        ]}
      />
    ),
  },
];
