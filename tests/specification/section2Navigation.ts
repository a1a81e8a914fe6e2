import { company, socialProfiles } from '../../src/site/company.ts';
import { families } from '../../src/site/families.ts';
import { elements, heading, same } from './checks.ts';
import { questions, firstOpen } from './faqChecks.ts';
import { data } from './formChecks.ts';
import { seen } from './finding.ts';
import { currentLink, link, linkNames, linkOut, links, linkTo } from './linkChecks.ts';
import { everyPage, familyPages, servicePages } from './pages.ts';
import { inFooter, inHeader, inNavigation, inside, under } from './places.ts';
import { proves, type Check } from './row.ts';

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

/** Section 2, footer, header, menus and sidebars. */
export const section2Navigation = [
  proves(
    'Footer links lead to the twelve pages.',
    everyPage,
    inFooter(
      under(
        'Quick links',
        links('/', '/contact-us', '/about-us', '/services/softwareDevelopment/WebDevelopment'),
      ),
    ),
    inFooter(under('Quick links', linkNames('Home', 'Contact Us', 'About Us', 'Services'))),
    inFooter(
      under(
        'Popular',
        links(
          '/services/AIML/PredictiveAnalytics',
          '/services/cyberSecurity/SecurityAssessment',
          '/services/cloudServices/CloudSolutions',
        ),
      ),
    ),
    inFooter(
      under(
        'Legal',
        links(
          '/PrivacyPolicy',
          '/TermsAndConditions',
          '/CookiePolicy',
          '/DataProtectionPolicy',
          '/HelpCenter',
          '/AccessibilityStatement',
        ),
      ),
    ),
  ),
  proves(
    'Four social links open in a new tab: LinkedIn, Facebook, Instagram, Twitter.',
    everyPage,
    ...profiles.map((name, index) =>
      inFooter(under('Social', linkOut(name, socialProfiles[index]?.href ?? 'absent'))),
    ),
    inFooter(under('Social', linkNames(...profiles))),
  ),
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
    data('side-panel', 'tagline', 'The people who plan it also run it.'),
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
      'Have a project, or half an idea of one? Tell us, and we will tell you honestly whether we can help.',
    ),
    data('side-panel', 'action.href', '/contact-us#quote-form-section'),
  ),
  proves(
    'Home cards lead to pages of their families, dataAnalytics and uiuxDesign among them.',
    'home',
    ...families.map(({ segment, pages }) =>
      under('Eight services that share a desk', linkTo(`/services/${segment}/${pages[0].slug}`)),
    ),
  ),
  proves(
    'Service sidebars: a dropdown on small screens that bears the name of the current page.',
    servicePages,
    inside('side menu', '.side-menu nav:not(.contents)', bearsCurrent()),
  ),
  proves(
    'Service sidebars: a highlighted active link.',
    servicePages,
    inside('side menu', '.side-menu__list', ownLink()),
  ),
  proves(
    'Service sidebars: a contact card with phone and email.',
    servicePages,
    inside('contact card', '.contact-card', link(company.phone, company.phoneLink)),
    inside('contact card', '.contact-card', link(company.email, `mailto:${company.email}`)),
  ),
  proves(
    'Table-of-contents panels are on legal pages and some service pages, with a dropdown.',
    [
      'privacy-policy',
      'terms',
      'cookie-policy',
      'data-protection-policy',
      'help-center',
      ...familyPages('cloud'),
      ...familyPages('ui-ux', 'why-choose-the-company'),
    ],
    inside('panel', 'nav.contents', matchesHeadings()),
    inside('panel', 'nav.contents', elements('dropdown', 'details > summary', 1)),
  ),
  proves(
    'Every service page ends with Get a Quote, which leads to /contact-us#quote-form-section.',
    servicePages,
    inside('closing block', '.closing', link('Get a Quote', '/contact-us#quote-form-section')),
  ),
  ...families.flatMap(({ segment, pages }) =>
    pages.map(({ id, slug }) =>
      proves(
        'Every service page ends with Get Free Consultation, with its section and page in from.',
        id,
        inside(
          'closing block',
          '.closing',
          link('Get Free Consultation', `/GetConsultation?from=${segment}/${slug}`),
        ),
        inside('closing block', '.closing', linkNames('Get a Quote', 'Get Free Consultation')),
      ),
    ),
  ),
  proves(
    'About: Start Your Digital Journey leads to /GetConsultation.',
    'about-us',
    under('Our Promise', link('Start Your Digital Journey', '/GetConsultation')),
  ),
  proves(
    'Home: the box Start Your Digital Journey leads to the quote form section.',
    'home',
    heading('Start Your Digital Journey'),
    under('Start Your Digital Journey', links('#quote-form-section')),
  ),
  proves(
    'FAQ: the first item is open at first, and no other.',
    [
      'home',
      ...familyPages('cloud'),
      ...familyPages('digital-marketing'),
      'usability-testing',
      'why-choose-the-company',
    ],
    firstOpen(1),
  ),
  proves(
    'FAQ: numbers have two digits, 01 to 08 on home.',
    'home',
    under('Questions we are asked first', questions(8)),
  ),
  proves(
    'Carousel: previous and next buttons.',
    'about-us',
    under('Your Trusted Technology Partner', button('Previous slides')),
    under('Your Trusted Technology Partner', button('Next slides')),
  ),
].flat();

/** A button of this name, which the element says or carries. */
function button(name: string): Check {
  return same(`the button "${name}"`, [name], (root) =>
    Array.from(
      root.querySelectorAll('button'),
      (one) => one.getAttribute('aria-label') ?? seen(one),
    ).filter((given) => given === name),
  );
}

function highlighted(expected: string): Check {
  return same(`the Service button with data-current ${expected}`, [expected], (root) =>
    Array.from(
      root.querySelectorAll('[data-island="service-menu"] button'),
      (one) => one.getAttribute('data-current') ?? 'absent',
    ),
  );
}

/** The dropdown is called like the one current link of its menu. */
export function bearsCurrent(): Check {
  return {
    finds: 'a dropdown called like the current page',
    problem: ({ root }) => {
      const [dropdown, current] = ['summary', '[aria-current="page"]'].map((selector) => {
        const found = root.querySelector(selector);
        return found === null ? '' : seen(found);
      });
      return dropdown !== '' && dropdown === current
        ? undefined
        : `the dropdown says "${dropdown}", the current link "${current}"`;
    },
  };
}

/** The one current link leads to the page itself. */
function ownLink(): Check {
  return {
    finds: 'the page itself as the only current link',
    problem: ({ root, page }) => {
      const given = Array.from(root.querySelectorAll('[aria-current]'), (one) =>
        one.getAttribute('href'),
      );
      return given.join() === page.path ? undefined : `current is ${given.join()}`;
    },
  };
}

/** Each entry is a heading of the page, of the same words. */
function matchesHeadings(): Check {
  return {
    finds: 'entries that are headings of the page',
    problem: ({ root, page }) => {
      const entries = Array.from(root.querySelectorAll('a[href^="#"]'));
      if (entries.length < 2) return `there are ${entries.length} entries`;
      const wrong = entries.filter((entry) => {
        const target = page.document.getElementById(entry.getAttribute('href')?.slice(1) ?? '');
        return target === null || seen(target) !== seen(entry);
      });
      return wrong.length === 0 ? undefined : `not ${wrong.map(seen).join()}`;
    },
  };
}
