import { company } from '../../src/site/company.ts';
import { families } from '../../src/site/families.ts';
import { same } from './checks.ts';
import { data } from './formChecks.ts';
import { seen } from './finding.ts';
import { currentLink, link } from './linkChecks.ts';
import { button, highlighted } from './menuChecks.ts';
import { everyPage, servicePages } from './pages.ts';
import { inHeader, inNavigation } from './scopes.ts';
import { proves } from './row.ts';

const servicePaths = families.flatMap(({ segment, pages }) =>
  pages.map(({ slug }) => `/services/${segment}/${slug}`),
) as [string, ...string[]];

const familyNames = [
  'Software Development',
  'Data and Business Analytics',
  'Digital Marketing',
  'UI/UX Design',
  'Cloud Services',
  'Cyber Security',
  'Testing and QA',
  'AI and Machine Learning',
] as const;

const profiles = ['LinkedIn', 'Facebook', 'Instagram', 'Twitter'] as const;

/** S2.22 to S2.36, the navigation bar, the menu of small windows and the right sidebar. */
export const section2Header = [
  proves(
    'S2.22',
    everyPage,
    inHeader(
      inNavigation(
        'Main',
        same('its four entries', ['Home', 'Service', 'About Us', 'Contact Us'], (root) =>
          Array.from(root.querySelectorAll(':scope > ul > li'), (entry) =>
            seen(entry.querySelector('button') ?? entry),
          ),
        ),
      ),
    ),
    inHeader(inNavigation('Main', link('Home', '/'))),
    inHeader(inNavigation('Main', link('About Us', '/about-us'))),
    inHeader(inNavigation('Main', link('Contact Us', '/contact-us'))),
  ),
  proves(
    'S2.23',
    everyPage,
    data('service-menu', 'groups.*.name', ...familyNames),
    data('service-menu', 'groups.*.items.*.href', ...servicePaths),
  ),
  proves('S2.25', ['services', ...servicePages], inHeader(highlighted('true'))),
  proves(
    'S2.25',
    everyPage.filter((id) => id !== 'services' && !servicePages.includes(id as never)),
    inHeader(highlighted('absent')),
  ),
  ...(
    [
      ['home', 'Home'],
      ['about-us', 'About Us'],
      ['contact-us', 'Contact Us'],
    ] as const
  ).map(([page, words]) =>
    proves('S2.26', page, inHeader(inNavigation('Main', currentLink(words)))),
  ),
  proves('S2.28', everyPage, inHeader(button('Menu'))),
  proves(
    'S2.29',
    everyPage,
    data('mobile-menu', 'close', 'Close'),
    data('mobile-menu', 'service', 'Service'),
    data('mobile-menu', 'groups.*.items.*.href', ...servicePaths),
  ),
  proves('S2.31', everyPage, inHeader(button('Contact details'))),
  proves(
    'S2.32',
    everyPage,
    data('side-panel', 'tagline', 'The people who plan a system also run it.'),
  ),
  proves(
    'S2.33',
    everyPage,
    data('side-panel', 'social.items.*.label', ...profiles),
    data('side-panel', 'social.newTab', 'opens in a new tab'),
  ),
  proves(
    'S2.34',
    everyPage,
    data('side-panel', 'phone.*', company.phone, company.phoneLink),
    data('side-panel', 'email.*', company.email, `mailto:${company.email}`),
  ),
  proves(
    'S2.35',
    everyPage,
    data(
      'side-panel',
      'invitation',
      'Do you have a project, or the beginning of an idea? Describe it, and we will say whether we can help.',
    ),
    data('side-panel', 'action.href', '/contact-us#quote-form-section'),
  ),
].flat();
