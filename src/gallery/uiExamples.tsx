// Longer than others: a list, one entry for each state.
import { Accordion } from '../ui/Accordion.tsx';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Cloth } from '../ui/Cloth.tsx';
import { Figure } from '../ui/Figure.tsx';
import { InLanguage } from '../ui/InLanguage.tsx';
import { MeterBar } from '../ui/MeterBar.tsx';
import { NewTabLink } from '../ui/NewTabLink.tsx';
import { Rating } from '../ui/Rating.tsx';
import { Reference } from '../ui/Reference.tsx';
import { SampleMark } from '../ui/SampleMark.tsx';
import { StatusMessage } from '../ui/StatusMessage.tsx';
import { Tally } from '../ui/Tally.tsx';
import { place } from '../words/place.ts';
import { arabic } from './arabic.ts';
import type { Example } from './example.ts';

const questions = [
  { id: 'question-a', number: '01', question: 'A short question?', answer: 'A short answer.' },
  {
    id: 'question-b',
    number: '02',
    question: 'A question so long that it has to wrap to a second line on every small screen?',
    answer: 'An answer. '.repeat(30),
  },
];

/** Every dressed React Aria part and drawing but fields, in every state it has without a script. */
export const uiExamples: readonly Example[] = [
  {
    component: 'accordion',
    state: 'first open',
    element: <Accordion items={questions} level={3} />,
  },
  { component: 'button', state: 'main', element: <Button>Main action</Button> },
  {
    component: 'button',
    state: 'second',
    element: <Button variant="second">Second action</Button>,
  },
  { component: 'button', state: 'busy', element: <Button isBusy>Sending</Button> },
  { component: 'button', state: 'disabled', element: <Button isDisabled>Not now</Button> },
  ...(['paper', 'mist', 'night', 'turmeric'] as const).map((ground) => ({
    component: 'button-link',
    state: `on ${ground}`,
    element: (
      <div data-ground={ground}>
        <ButtonLink href="#main">Main way</ButtonLink>{' '}
        <ButtonLink href="#main" variant="second">
          Second way
        </ButtonLink>
      </div>
    ),
  })),
  ...Array.from({ length: 8 }, (_, index) => ({
    component: 'cloth',
    state: `draft ${index + 1}`,
    element: (
      <div data-ground="night">
        <Cloth family={index + 1} columns={8} rows={8} picks={[7 - index]} />
      </div>
    ),
  })),
  {
    component: 'sample-mark',
    state: 'beside words',
    element: (
      <p>
        240+<SampleMark>Sample</SampleMark>
      </p>
    ),
  },
  {
    component: 'figure',
    state: 'with something after the number',
    element: (
      <dl>
        <Figure value={240} number="240" after="+" caption="people" />
      </dl>
    ),
  },
  {
    component: 'figure',
    state: 'with something before the number',
    element: (
      <dl>
        <Figure value={100} number="100" before="%" caption="satisfaction" />
      </dl>
    ),
  },
  {
    component: 'reference',
    state: 'in a sentence of the page',
    element: (
      <p>
        <Reference sentence={`Your reference number is ${place}.`} reference="7K3M-9QXT" />
      </p>
    ),
  },
  {
    component: 'reference',
    state: 'in a sentence of another language',
    element: (
      <p>
        <Reference sentence={arabic(`رقمكم المرجعي هو ${place}.`)} reference="1234-5678" />
      </p>
    ),
  },
  {
    component: 'in-language',
    state: 'at the end of a button',
    element: (
      <ButtonLink href="#main" hrefLang="en" language="English" variant="second">
        A page in another language
      </ButtonLink>
    ),
  },
  {
    component: 'in-language',
    state: 'by itself',
    element: (
      <p>
        <a href="#main">
          A page
          <InLanguage name="English" />
        </a>
      </p>
    ),
  },
  {
    component: 'meter',
    state: 'empty',
    element: <MeterBar label="None" value={0} valueLabel="0%" />,
  },
  {
    component: 'meter',
    state: 'part',
    element: <MeterBar label="Most" value={88} valueLabel="88%" />,
  },
  {
    component: 'meter',
    state: 'full',
    element: <MeterBar label="All" value={100} valueLabel="100%" />,
  },
  {
    component: 'new-tab-link',
    state: 'as it is',
    element: (
      <NewTabLink href="https://example.com/" newTab="opens in a new tab">
        Another site
      </NewTabLink>
    ),
  },
  { component: 'rating', state: 'five stars', element: <Rating stars={5} label="5 out of 5" /> },
  ...(['good', 'bad', 'warning'] as const).map((tone) => ({
    component: 'status',
    state: tone,
    element: <StatusMessage tone={tone}>Something happened.</StatusMessage>,
  })),
  {
    component: 'status',
    state: 'silent',
    element: <StatusMessage tone="good">{''}</StatusMessage>,
  },
  {
    component: 'tally',
    state: 'third of eight',
    element: (
      <p>
        <Tally position={3} count={8} /> Third of eight
      </p>
    ),
  },
];
