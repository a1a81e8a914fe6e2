import type { Mutant, NamedTest } from './mutant.ts';
import { journey } from './namedTests.ts';

const contact = (title: string): NamedTest => ({
  file: 'src/forms/ContactPreference.test.tsx',
  title,
});

/** What can go wrong in the parts of a page: carousel, what moves, forms. */
export const componentMutants: readonly Mutant[] = [
  {
    name: 'Tab runs through slides that nobody sees',
    criteria: [],
    file: 'src/sections/Carousel.tsx',
    original: 'inert={(index < view.from || index > view.to) && focused !== slide.id}',
    replacement: '',
    killedBy: journey('carousel.test.ts', 'as many slides are whole as'),
  },
  {
    name: 'what the carousel comes to show is not announced',
    criteria: ['4.1.3'],
    file: 'src/sections/Carousel.tsx',
    original: '<Announcement {...status} />',
    replacement: '',
    killedBy: journey('carousel.test.ts', 'at 320 px the buttons lead'),
  },
  {
    name: 'the words of a button vanish under the pointer',
    criteria: ['1.4.3'],
    file: 'src/ui/Button.css',
    original: 'color: var(--ink);',
    replacement: 'color: var(--hover);',
    killedBy: {
      file: 'tests/journeys/states.test.ts',
      title: 'text on /contact-us keeps',
    },
  },
  {
    name: 'right to left, the carousel turns the wrong way',
    criteria: [],
    file: 'src/sections/Carousel.tsx',
    original: "direction === 'rtl' ? -left : left",
    replacement: 'left',
    killedBy: journey('carousel.test.ts', 'read from right to left, the next slides come'),
  },
  {
    name: 'right to left, an arrow of the carousel points the wrong way',
    criteria: [],
    file: 'src/sections/Carousel.tsx',
    original: '<ArrowRight className="mirrored" />',
    replacement: '<ArrowRight />',
    killedBy: journey('mirroredArrows.test.ts', 'read from right to left, every arrow points'),
  },
  {
    name: 'the pause button does not stop the strip',
    criteria: ['2.2.2'],
    file: 'src/sections/Strip.css',
    original: "[data-motion='on'] .strip__track",
    replacement: '.strip__track',
    killedBy: journey('motion.test.ts', 'on the next'),
  },
  {
    name: 'the pause button does not stop the changing word',
    criteria: ['2.2.2'],
    file: 'src/sections/HomeHero.css',
    original: "[data-motion='on'] .home-hero__phrase",
    replacement: '.home-hero__phrase',
    killedBy: journey('motion.test.ts', 'after the pause button'),
  },
  {
    name: 'a pause is forgotten on the next page',
    criteria: [],
    file: 'src/enhancers/motion.ts',
    original: "attempt(() => localStorage.setItem(storageKey, isPaused ? 'paused' : 'running'));",
    replacement: '',
    killedBy: {
      file: 'src/enhancers/motion.test.ts',
      title: 'the next page remembers the pause',
    },
  },
  {
    name: 'things move where the system asks for less motion',
    criteria: [],
    file: 'src/enhancers/motion.ts',
    original: 'isPaused || reduced.matches',
    replacement: 'isPaused',
    killedBy: {
      file: 'src/enhancers/motion.test.ts',
      title: 'nothing moves where the system asks for less motion',
    },
  },
  {
    name: 'either way of contact is ticked beside another',
    criteria: [],
    file: 'src/forms/ContactPreference.tsx',
    original: 'const next = withoutExcluded(value, ticked);',
    replacement: 'const next = contactPreferences.filter((one) => ticked.includes(one));',
    killedBy: contact('the focus stays on the box that was chosen'),
  },
  {
    name: 'what a way of contact has unticked is not announced',
    criteria: ['4.1.3'],
    file: 'src/forms/ContactPreference.tsx',
    original: 'setCleared(({ turn }) => ({ text, turn: turn + 1 }));',
    replacement: '',
    killedBy: contact('what was cleared is told again'),
  },
  {
    name: 'the summary of mistakes cannot take the focus',
    criteria: ['4.1.3'],
    file: 'src/ui/ErrorSummary.tsx',
    original: ' tabIndex={-1}',
    replacement: '',
    killedBy: journey('quote.test.ts', 'an empty form names every mistake at once'),
  },
];
