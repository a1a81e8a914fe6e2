import { company } from '../../src/site/company.ts';
import { elements, fact, nothing, same } from './checks.ts';
import { heard } from './finding.ts';
import { everyPage, familyPages } from './pages.ts';
import { at, inFooter, inside, under } from './scopes.ts';
import { proves } from './row.ts';
import { heading, neverSays, says } from './textChecks.ts';

/** S9.1 to S9.30, constants and limits as pages state them. */
export const section9Constants = [
  proves(
    'Counters: 240 with + and 100 with %.',
    ['home', 'about-us'],
    inside(
      'about block',
      '.company-figures',
      same('both figures', ['240+', '100%'], (root) =>
        Array.from(root.querySelectorAll('dd'), heard),
      ),
    ),
    inside('about block', '.company-figures', elements('counters', '[data-count]', 2)),
  ),
  proves(
    'Quote form: the default heading is Request A Quote.',
    'home',
    at('quote-form-section', heading('Request A Quote', 2)),
  ),
  proves(
    'Quote form: the default description says a reply comes within 24 hours.',
    'home',
    under('Request A Quote', says('We reply within 24 hours')),
  ),
  proves(
    'Contact page: the text promises a reply within 24 hours.',
    'contact-us',
    at('quote-form-section', says('We reply within 24 hours.')),
  ),
  proves(
    'Business hours: Mon-Fri 8:30am to 6:30pm.',
    everyPage,
    inFooter(says('Mon – Fri, 8:30 AM – 6:30 PM')),
    fact(
      'the hours of the site:',
      '1-5 08:30-18:30',
      `${company.hours.firstDay}-${company.hours.lastDay} ${company.hours.opens}-${company.hours.closes}`,
    ),
  ),
  proves('Support: 24x7 online.', everyPage, inFooter(says('24x7 online support'))),
  proves(
    'DevOps and cloud pages: 24/7 monitoring.',
    ['devops-solutions', ...familyPages('cloud')],
    inside('text', '.beside__text', says('24/7')),
  ),
  proves('Copy: 500+ clients with ROI gains.', 'data-analytics', says('ROI gains to 500+ clients')),
  proves(
    'Copy: 10+ years of experience.',
    'about-us',
    under('Your Trusted Technology Partner', says('10+ years of experience')),
  ),
  proves(
    'Durations: analytics projects 2 weeks to 3+ months.',
    'data-analytics',
    says('2 weeks to 3+ months'),
  ),
  proves(
    'Durations: UI/UX 2 to 6 weeks.',
    ['ui-ux-design', 'why-choose-the-company'],
    says('2 to 6 weeks'),
  ),
  proves(
    'Durations: SEO results 3-6 months.',
    familyPages('digital-marketing'),
    at('questions', says('SEO results take 3–6 months')),
  ),
  proves(
    'Durations: paid advertising and social media can show results within weeks.',
    familyPages('digital-marketing'),
    at('questions', says('Paid advertising and social media can show results within weeks')),
  ),
  proves(
    'Durations: cloud migration a few weeks to a few months.',
    familyPages('cloud'),
    at('questions', says('A few weeks to a few months')),
  ),
  proves(
    'Data retention periods are not specified.',
    'data-protection-policy',
    at('data-retention', neverSays('period', /\d+ (?:day|week|month|year)s?/u)),
  ),
  proves(
    'The Last Updated date is not shown.',
    ['privacy-policy', 'terms', 'cookie-policy', 'data-protection-policy'],
    neverSays('date of the last update', /last (?:updated|changed|modified)|effective date/iu),
    nothing('date', 'time'),
  ),
  proves(
    'Fees are not shown.',
    everyPage,
    neverSays('price', /[$€£₹]\s?\d|\b(?:INR|USD|EUR)\s?\d|\d\s?(?:rupees|dollars)/u),
  ),
].flat();
