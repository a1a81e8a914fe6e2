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
    'S2.37',
    'home',
    ...families.map(({ segment, pages }) =>
      under('Eight services, one team', linkTo(`/services/${segment}/${pages[0].slug}`)),
    ),
  ),
  proves('S2.39', servicePages, inside('side menu', '.aside nav:not(.aside)', bearsCurrent())),
  proves('S2.40', servicePages, inside('side menu', '.side-menu', ownLink())),
  proves(
    'S2.41',
    servicePages,
    inside('contact card', '.contact-card', link(company.phone, company.phoneLink)),
    inside('contact card', '.contact-card', link(company.email, `mailto:${company.email}`)),
  ),
  proves(
    'S2.43',
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
    'S2.45',
    servicePages,
    inside('closing block', '.closing-band', link('Get a Quote', '/contact-us#quote-form-section')),
  ),
  ...families.flatMap(({ segment, pages }) =>
    pages.map(({ id, slug }) =>
      proves(
        'S2.46',
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
    'S2.47',
    'about-us',
    under('Our Promise', link('Start Your Digital Journey', '/GetConsultation')),
  ),
  proves(
    'S2.48',
    'home',
    heading('Start Your Digital Journey'),
    under('Start Your Digital Journey', links('#quote-form-section')),
  ),
  proves(
    'S2.49',
    [
      'home',
      ...familyPages('cloud'),
      ...familyPages('digital-marketing'),
      'usability-testing',
      'why-choose-the-company',
    ],
    firstOpen(1),
  ),
  proves('S2.51', 'home', under('Questions clients ask first', questions(8))),
  proves(
    'S2.53',
    'about-us',
    under('Your Trusted Technology Partner', button('Previous slides')),
    under('Your Trusted Technology Partner', button('Next slides')),
  ),
].flat();
