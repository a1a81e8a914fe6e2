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
    'About: the banner is headed About {product}, with a sentence about journey, mission and team.',
    'about-us',
    heading(`About ${company.product}`, 1),
    inside('banner', '.hero:has(h1)', says('journey', 'mission', 'team')),
  ),
  proves(
    'About: a block is headed Your Experience Is Everything To Us.',
    'about-us',
    heading('Your Experience Is Everything To Us', 2),
  ),
  proves(
    'About: the two statistics are shown.',
    'about-us',
    under(
      'Your Experience Is Everything To Us',
      same('both figures', ['240+', '100%'], (root) =>
        Array.from(root.querySelectorAll('dl dd'), heard),
      ),
    ),
  ),
  proves(
    'About: a mission card says what is to be delivered.',
    'about-us',
    under(
      'Mission',
      exactText(
        'To deliver cutting-edge technology solutions that drive business growth and operational efficiency.',
      ),
    ),
  ),
  proves(
    'About: a vision card says what the company wants to be.',
    'about-us',
    under(
      'Vision',
      exactText(
        'To be the most trusted IT partner, enabling organizations to achieve their digital transformation goals.',
      ),
    ),
  ),
  proves(
    'About: an awards section names a startup leader award at a 2025 business conclave.',
    'about-us',
    under('Startup leader award', says('business conclave in 2025')),
  ),
  proves(
    'About: What Sets Us Apart has five items, Full-Stack Expertise to Agile Delivery.',
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
  proves(
    'Counts: eight questions, five testimonials, eight services, five differentiators.',
    'about-us',
    under('What Sets Us Apart', count(5)),
  ),
  proves(
    'About: a carousel is headed Your Trusted Technology Partner.',
    'about-us',
    heading(carousel, 2),
    inside('carousel', '[aria-roledescription="carousel"]', heading(carousel, 2)),
  ),
  proves(
    'About: the page closes with the call to action Our Promise.',
    'about-us',
    heading('Our Promise', 2),
    same('it as the last heading of the page', ['Our Promise'], (root) => [
      seen(headingsIn(root).at(-1) ?? root),
    ]),
  ),
  proves(
    'Carousel: there are five cards.',
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
    'Carousel: the card Proven Expertise has three points.',
    'about-us',
    card(
      'Proven Expertise',
      '10+ years of experience',
      'Certified professionals and technology partnerships',
      'Deep domain knowledge',
    ),
  ),
  proves(
    'Carousel: the card Agile Delivery has three points.',
    'about-us',
    card(
      'Agile Delivery',
      'Rapid development and deployment',
      'Flexible engagement models',
      'Continuous support and maintenance',
    ),
  ),
  proves(
    'Carousel: the card Cost-Effective Solutions has three points.',
    'about-us',
    card(
      'Cost-Effective Solutions',
      'Transparent pricing with no hidden costs',
      'Scalable solutions',
      'Maximum ROI',
    ),
  ),
  proves(
    'Carousel: the card Security & Compliance has three points.',
    'about-us',
    card(
      'Security & Compliance',
      'Enterprise-grade security',
      'Compliance standards',
      'Data privacy and protection',
    ),
  ),
  proves(
    'Carousel: the card Client-Centric Approach has three points.',
    'about-us',
    card(
      'Client-Centric Approach',
      'Dedicated project managers',
      'Regular communication and updates',
      'Long-term partnership mindset',
    ),
  ),
  proves(
    'The page Meet the Team shows only that heading.',
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
