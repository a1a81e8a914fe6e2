import { company } from '../../src/site/company.ts';
import { families } from '../../src/site/families.ts';
import { elements } from './checks.ts';
import { firstOpen, questions } from './faqChecks.ts';
import { link, linkNames, links, linkTo } from './linkChecks.ts';
import { bearsCurrent, button, matchesHeadings, ownLink } from './menuChecks.ts';
import { familyPages, servicePages } from './pages.ts';
import { inside, under } from './scopes.ts';
import { proves } from './row.ts';
import { heading } from './textChecks.ts';

/** S2.37 to S2.54, what leads to service pages and on from them, questions and the carousel. */
export const section2ServicePages = [
  proves(
    'Home cards lead to pages of their families, dataAnalytics and uiuxDesign among them.',
    'home',
    ...families.map(({ segment, pages }) =>
      under('Eight services, one team', linkTo(`/services/${segment}/${pages[0].slug}`)),
    ),
  ),
  proves(
    'Service sidebars: a dropdown on small screens that bears the name of the current page.',
    servicePages,
    inside('side menu', '.aside nav:not(.aside)', bearsCurrent()),
  ),
  proves(
    'Service sidebars: a highlighted active link.',
    servicePages,
    inside('side menu', '.side-menu', ownLink()),
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
    inside('panel', 'nav.aside', matchesHeadings()),
    inside('panel', 'nav.aside', elements('dropdown', 'details > summary', 1)),
  ),
  proves(
    'Every service page ends with Get a Quote, which leads to /contact-us#quote-form-section.',
    servicePages,
    inside('closing block', '.closing-band', link('Get a Quote', '/contact-us#quote-form-section')),
  ),
  ...families.flatMap(({ segment, pages }) =>
    pages.map(({ id, slug }) =>
      proves(
        'Every service page ends with Get Free Consultation, with its section and page in from.',
        id,
        inside(
          'closing block',
          '.closing-band',
          link('Get Free Consultation', `/GetConsultation?from=${segment}/${slug}`),
        ),
        inside('closing block', '.closing-band', linkNames('Get a Quote', 'Get Free Consultation')),
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
    under('Questions clients ask first', questions(8)),
  ),
  proves(
    'Carousel: previous and next buttons.',
    'about-us',
    under('Your Trusted Technology Partner', button('Previous slides')),
    under('Your Trusted Technology Partner', button('Next slides')),
  ),
].flat();
