import { legal } from '../../../src/site/content/legal.ts';
import { pathOf } from '../../../src/site/urls.ts';
import { words } from '../../journeys/testing/words.ts';
import type { Journeys } from '../journey.ts';

const { faq, hero } = words('en', 'home');
const { carousel } = words('en', 'about-us');
const { sections } = words('en', 'terms');

const question = (id: keyof typeof faq.items) => ({
  css: '.accordion .plus',
  name: faq.items[id].question,
});
const answer = (id: keyof typeof faq.items) => `#faq-${id} .accordion__panel > p`;

const next = { css: '.carousel button', name: carousel.next };
const previous = { css: '.carousel button', name: carousel.previous };

/** The headings of the slides that can be reached. */
const reachableSlides = () =>
  Array.from(
    document.querySelectorAll('.carousel__slide:not([inert]) h3'),
    ({ textContent }) => textContent,
  );
const slides = Object.values(carousel.slides).map(({ heading }) => heading);

const terms = pathOf('terms', 'en');
const third = legal.terms[2]?.id ?? '?';
const contentsLink = { css: '.table-of-contents a', name: sectionHeading(third) };

const jump = { css: 'main a', name: hero.quote };
const form = '#quote-form-section';

/** What opens, turns, jumps and is drawn within a page. */
export const pageComponents: Journeys = {
  'wordmark, icons and fringe come out of the file that pages share': async ({ visit }) => {
    await visit.open('/');
    await visit.finds(
      () =>
        ['.header__home', '.actions', '.footer [target]', '.footer'].map((place) => {
          const drawing = document.querySelector<SVGGraphicsElement>(`${place} svg:has(use)`);
          return (drawing?.getBBox().width ?? 0) > 0;
        }),
      [true, true, true, true],
    );
  },

  'a question opens by mouse and closes the one before': async ({ visit }) => {
    await visit.open('/');
    await visit.sees(question('services'), { expanded: 'true' });
    await visit.click(question('cost'));
    await visit.sees(question('cost'), { expanded: 'true' });
    await visit.sees(answer('cost'), {});
    await visit.sees(question('services'), { expanded: 'false' });
    await visit.seesNo(answer('services'));
  },

  'a question opens by Enter, closes by Space, and Tab goes to the next': async ({ visit }) => {
    await visit.open('/');
    await visit.pressAt(question('cost'), 'Enter');
    await visit.sees(question('cost'), { expanded: 'true', isFocused: true });
    await visit.press('Space');
    await visit.sees(question('cost'), { expanded: 'false', isFocused: true });
    await visit.seesNo(answer('cost'));
    await visit.press('Tab');
    await visit.sees(question('duration'), { isFocused: true });
  },

  'an address that names a question opens it and goes to it': async ({ visit }) => {
    await visit.open('/#faq-duration');
    await visit.sees(question('duration'), { expanded: 'true', isFocused: true });
    await visit.sees(answer('duration'), {});
    await visit.evaluate(() => {
      location.hash = 'faq-cost';
    });
    await visit.sees(question('cost'), { expanded: 'true', isFocused: true });
    await visit.sees(question('duration'), { expanded: 'false' });
  },

  'the carousel turns by mouse, to its end and no further': async ({ visit }) => {
    await visit.open(pathOf('about-us', 'en'));
    await visit.click(next);
    await visit.finds(reachableSlides, slides.slice(1, 4));
    for (let turns = 2; turns + 3 <= slides.length; turns += 1) {
      await visit.click(next);
      await visit.finds(reachableSlides, slides.slice(turns, turns + 3));
    }
    await visit.sees(next, { disabled: 'true' });
    await visit.click(next);
    await visit.finds(reachableSlides, slides.slice(-3));
  },

  'the carousel turns by keys and back, with the focus on its button': async ({ visit }) => {
    await visit.open(pathOf('about-us', 'en'));
    await visit.pressAt(next, 'Enter');
    await visit.finds(reachableSlides, slides.slice(1, 4));
    await visit.sees(next, { isFocused: true });
    await visit.press('Tab', { withShift: true });
    await visit.sees(previous, { isFocused: true });
    await visit.press('Space');
    await visit.finds(reachableSlides, slides.slice(0, 3));
    await visit.sees(previous, { disabled: 'true', isFocused: true });
  },

  'after the carousel was scrolled by hand its button goes on from what is in view': async ({
    visit,
  }) => {
    await visit.open(pathOf('about-us', 'en'));
    await visit.click(next);
    await visit.finds(reachableSlides, slides.slice(1, 4));
    // No finger and no wheel is common to all engines.
    await visit.evaluate(() => {
      document.querySelector('.carousel__list')?.scrollTo({ left: 0, behavior: 'instant' });
    });
    await visit.finds(reachableSlides, slides.slice(0, 3));
    await visit.click(next);
    await visit.finds(reachableSlides, slides.slice(1, 4));
  },

  'a link of the contents leads to its heading, by key, and Back leads back': async ({ visit }) => {
    await visit.open(terms);
    await visit.pressAt(contentsLink, 'Enter');
    await visit.isAt(`${terms}#${third}`);
    await visit.sees(`#${third}`, { isFocused: true });
    await visit.sees(contentsLink, { current: 'location' });
    await visit.back();
    await visit.isAt(terms);
    await visit.sees(contentsLink, { isFocused: true });
  },

  'a link of the contents leads to its heading by mouse': async ({ visit }) => {
    await visit.open(terms);
    await visit.click(contentsLink);
    await visit.isAt(`${terms}#${third}`);
    await visit.sees(`#${third}`, { isFocused: true });
    await visit.sees(contentsLink, { current: 'location' });
  },

  'Back gives the focus to the link that was clicked': async ({ visit }) => {
    await visit.open('/');
    await visit.click(jump);
    await visit.sees(form, { isFocused: true });
    await visit.back();
    await visit.isAt('/');
    await visit.sees(jump, { isFocused: true });
  },

  'an address that names a place leads below the header': async ({ visit }) => {
    await visit.open(`/contact-us${form}`);
    await visit.finds(() => {
      const top = document.querySelector(':target')?.getBoundingClientRect().top ?? -1;
      const edge = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0;
      return top >= edge - 1 && top < innerHeight / 2;
    }, true);
  },
};

function sectionHeading(id: string): string {
  return (sections as Record<string, { heading: string }>)[id]?.heading ?? '?';
}
