import { company } from '../../src/site/company.ts';
import { elements, nothing } from './checks.ts';
import { questions } from './faqChecks.ts';
import { link, linkNames, linkTo, plainItems } from './linkChecks.ts';
import { at, inNavigation, under } from './scopes.ts';
import { proves } from './row.ts';
import { heading, says } from './textChecks.ts';

const groups = [
  ['IT & Digital Services', 3],
  ['Project Management', 2],
  ['Digital Marketing', 2],
  ['Security & Compliance', 2],
  ['Support & Maintenance', 2],
] as const;

/** S1.103 to S1.107, the help center, with what S3.25 says of its groups. */
export const section1Help = [
  proves(
    'S1.103',
    'help-center',
    heading('Help Center', 1),
    inNavigation(
      'Topics',
      linkNames(
        'IT & Digital Services',
        'Project Management',
        'Digital Marketing',
        'Security & Compliance',
        'Support & Maintenance',
        'Quick Links',
        'Still Need Help?',
      ),
    ),
  ),
  proves(
    'S1.104',
    'help-center',
    elements('accordions', 'ol.accordion', 5),
    ...groups.map(([group, size]) => under(group, questions(size))),
  ),
  proves(
    'S3.25',
    'help-center',
    ...groups.map(([group, size]) => under(group, elements('items', 'ol.accordion > li', size))),
  ),
  proves(
    'S1.105',
    'help-center',
    at('quick-links', plainItems('Contact Support', 'Submit a Request')),
    at('quick-links', nothing('link', 'a, button')),
  ),
  proves(
    'S1.106',
    'help-center',
    at('still-need-help', link(company.supportEmail, `mailto:${company.supportEmail}`)),
    at('still-need-help', link(company.phone, company.phoneLink)),
    at('still-need-help', says('+91 ')),
  ),
  proves('S1.107', 'help-center', at('still-need-help', linkTo(`mailto:${company.securityEmail}`))),
].flat();
