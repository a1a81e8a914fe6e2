import { company } from '../../src/site/company.ts';
import { elements, fact, same } from './checks.ts';
import { heard } from './finding.ts';
import { everyPage, familyPages } from './pages.ts';
import { at, inFooter, inside, under } from './scopes.ts';
import { proves } from './row.ts';
import { heading, neverSays, says } from './textChecks.ts';

/** S9.1 to S9.30, constants and limits as pages state them. */
export const section9Constants = [
  proves(
    'S9.2',
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
  proves('S9.7', 'home', at('quote-form-section', heading('Request A Quote', 2))),
  proves('S9.8', 'home', under('Request A Quote', says('We reply within 24 hours'))),
  proves('S9.9', 'contact-us', at('quote-form-section', says('We reply within 24 hours.'))),
  proves(
    'S9.16',
    everyPage,
    inFooter(says('Mon – Fri, 8:30 AM – 6:30 PM')),
    fact(
      'the hours of the site:',
      '1-5 08:30-18:30',
      `${company.hours.firstDay}-${company.hours.lastDay} ${company.hours.opens}-${company.hours.closes}`,
    ),
  ),
  proves('S9.17', everyPage, inFooter(says('24x7 online support'))),
  proves(
    'S9.18',
    ['devops-solutions', ...familyPages('cloud')],
    inside('text', '.beside__text', says('24/7')),
  ),
  proves('S9.19', 'data-analytics', says('ROI gains to 500+ clients')),
  proves(
    'S9.20',
    'about-us',
    under('Your Trusted Technology Partner', says('10+ years of experience')),
  ),
  proves('S9.21', 'data-analytics', says('2 weeks to 3+ months')),
  proves('S9.22', ['ui-ux-design', 'why-choose-the-company'], says('2 to 6 weeks')),
  proves(
    'S9.23',
    familyPages('digital-marketing'),
    at('questions', says('SEO results take 3–6 months')),
  ),
  proves(
    'S9.24',
    familyPages('digital-marketing'),
    at('questions', says('Paid advertising and social media can show results within weeks')),
  ),
  proves('S9.25', familyPages('cloud'), at('questions', says('A few weeks to a few months'))),
  proves(
    'S9.28',
    'data-protection-policy',
    at('data-retention', neverSays('period', /\d+ (?:day|week|month|year)s?/u)),
  ),
  proves(
    'S9.30',
    everyPage,
    neverSays('price', /[$€£₹]\s?\d|\b(?:INR|USD|EUR)\s?\d|\d\s?(?:rupees|dollars)/u),
  ),
].flat();
