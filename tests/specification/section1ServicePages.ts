import { atLeast, atLeastElements, elements, same } from './checks.ts';
import { benefits } from './benefits.ts';
import { questions } from './faqChecks.ts';
import { familyPages, servicePages } from './pages.ts';
import { inside } from './scopes.ts';
import { proves } from './row.ts';

/** S1.44 to S1.49, what all service pages share. */
export const section1ServicePages = [
  proves(
    'S1.44',
    servicePages,
    inside('hero', '.hero:has(h1)', elements('main heading', 'h1', 1)),
    inside('hero', '.hero:has(h1)', elements('introduction', 'p.lead', 1)),
  ),
  proves(
    'S1.45',
    servicePages,
    inside(
      'side menu',
      '.aside nav:not(.aside)',
      atLeastElements('links to services', 'li a[href^="/services/"]', 5),
    ),
    inside(
      'side menu',
      '.aside nav:not(.aside)',
      elements('current page', '[aria-current="page"]', 1),
    ),
  ),
  proves(
    'S1.46',
    servicePages,
    inside('text', '.beside__text', atLeastElements('sections', 'h2', 3)),
    inside('text', '.beside__text', atLeast(3)),
  ),
  proves('S1.47', servicePages, benefits(3)),
  proves(
    'S1.48',
    [...familyPages('cloud'), ...familyPages('digital-marketing'), 'usability-testing'],
    questions(4),
  ),
  proves(
    'S1.49',
    servicePages,
    same('a call as the last section of the page', ['closing'], (root) => {
      const last = Array.from(root.querySelectorAll('section')).at(-1);
      return [last?.matches('.closing-band:has(h2)') ? 'closing' : 'another section'];
    }),
  ),
].flat();
