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
    'Navigation bar: Home, a Service dropdown, About Us, Contact Us.',
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
    'The Service dropdown lists the families and their pages.',
    everyPage,
    data('service-menu', 'groups.*.name', ...familyNames),
    data('service-menu', 'groups.*.items.*.href', ...servicePaths),
  ),
  proves(
    'The Service dropdown is highlighted when the path starts with /services.',
    ['services', ...servicePages],
    inHeader(highlighted('true')),
  ),
  proves(
    'The Service dropdown is highlighted when the path starts with /services.',
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
    proves(
      'The active link is marked as the current page.',
      page,
      inHeader(inNavigation('Main', currentLink(words))),
    ),
  ),
  proves('Small screens have a menu button.', everyPage, inHeader(button('Menu'))),
  proves(
    'The mobile menu has a close button and a Service list.',
    everyPage,
    data('mobile-menu', 'close', 'Close'),
    data('mobile-menu', 'service', 'Service'),
    data('mobile-menu', 'groups.*.items.*.href', ...servicePaths),
  ),
  proves(
    'Larger screens have a side-panel button.',
    everyPage,
    inHeader(button('Contact details')),
  ),
  proves(
    'The right sidebar has a tagline.',
    everyPage,
    data('side-panel', 'tagline', 'The people who plan a system also run it.'),
  ),
  proves(
    'The right sidebar has social links.',
    everyPage,
    data('side-panel', 'social.items.*.label', ...profiles),
    data('side-panel', 'social.newTab', 'opens in a new tab'),
  ),
  proves(
    'The right sidebar has phone number and contact email.',
    everyPage,
    data('side-panel', 'phone.*', company.phone, company.phoneLink),
    data('side-panel', 'email.*', company.email, `mailto:${company.email}`),
  ),
  proves(
    'The right sidebar has a collaboration prompt.',
    everyPage,
    data(
      'side-panel',
      'invitation',
      'Do you have a project, or the beginning of an idea? Describe it, and we will say whether we can help.',
    ),
    data('side-panel', 'action.href', '/contact-us#quote-form-section'),
  ),
].flat();
