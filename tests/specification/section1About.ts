import { company } from '../../src/site/company.ts';
import { count, elements, names, same } from './checks.ts';
import { headingsIn, heard, seen } from './finding.ts';
import { inside, under } from './scopes.ts';
import { proves } from './row.ts';
import { exactText, heading, says } from './textChecks.ts';

const carousel = 'Your Trusted Technology Partner';

/** S1.15 to S1.30, the about page, its carousel, and the page of the team. */
export const section1About = [
  proves(
    'S1.15',
    'about-us',
    heading(`About ${company.product}`, 1),
    inside('banner', '.hero:has(h1)', says('journey', 'mission', 'team')),
  ),
  proves('S1.16', 'about-us', heading('Your Experience Is Everything To Us', 2)),
  proves(
    'S1.17',
    'about-us',
    under(
      'Your Experience Is Everything To Us',
      same('both figures', ['240+', '100%'], (root) =>
        Array.from(root.querySelectorAll('dl dd'), heard),
      ),
    ),
  ),
  proves(
    'S1.18',
    'about-us',
    under(
      'Mission',
      exactText(
        'To deliver cutting-edge technology solutions that drive business growth and operational efficiency.',
      ),
    ),
  ),
  proves(
    'S1.19',
    'about-us',
    under(
      'Vision',
      exactText(
        'To be the most trusted IT partner, enabling organizations to achieve their digital transformation goals.',
      ),
    ),
  ),
  proves('S1.20', 'about-us', under('Startup leader award', says('business conclave in 2025'))),
  proves(
    'S1.21',
    'about-us',
    under(
      'What Sets Us Apart',
      names(
        'Full-Stack Expertise',
        'Global-Local Approach',
        'Security-First Mindset',
        'Results-Driven',
        'Agile Delivery',
      ),
    ),
  ),
  proves('S9.5', 'about-us', under('What Sets Us Apart', count(5))),
  proves(
    'S1.22',
    'about-us',
    heading(carousel, 2),
    inside('carousel', '[aria-roledescription="carousel"]', heading(carousel, 2)),
  ),
  proves(
    'S1.23',
    'about-us',
    heading('Our Promise', 2),
    same('it as the last heading of the page', ['Our Promise'], (root) => [
      seen(headingsIn(root).at(-1) ?? root),
    ]),
  ),
  proves(
    'S1.24',
    'about-us',
    under(
      carousel,
      names(
        'Proven Expertise',
        'Agile Delivery',
        'Cost-Effective Solutions',
        'Security & Compliance',
        'Client-Centric Approach',
      ),
    ),
  ),
  proves(
    'S1.25',
    'about-us',
    card(
      'Proven Expertise',
      '10+ years of experience',
      'Certified professionals and technology partnerships',
      'Deep domain knowledge',
    ),
  ),
  proves(
    'S1.26',
    'about-us',
    card(
      'Agile Delivery',
      'Rapid development and deployment',
      'Flexible engagement models',
      'Continuous support and maintenance',
    ),
  ),
  proves(
    'S1.27',
    'about-us',
    card(
      'Cost-Effective Solutions',
      'Transparent pricing with no hidden costs',
      'Scalable solutions',
      'Maximum ROI',
    ),
  ),
  proves(
    'S1.28',
    'about-us',
    card(
      'Security & Compliance',
      'Enterprise-grade security',
      'Compliance standards',
      'Data privacy and protection',
    ),
  ),
  proves(
    'S1.29',
    'about-us',
    card(
      'Client-Centric Approach',
      'Dedicated project managers',
      'Regular communication and updates',
      'Long-term partnership mindset',
    ),
  ),
  proves(
    'S1.30',
    'team',
    heading('Meet the Team', 1),
    same('no other words', ['Meet the Team'], (root) => [seen(root)]),
    elements('heading', 'h1, h2, h3, h4', 1),
  ),
].flat();

/** The points of one card; the page has another list with a heading of the same words. */
function card(title: string, ...points: readonly [string, ...string[]]) {
  return under(carousel, under(title, names(...points)));
}
