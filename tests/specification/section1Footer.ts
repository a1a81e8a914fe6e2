import { company } from '../../src/site/company.ts';
import { elements } from './checks.ts';
import { fields } from './formChecks.ts';
import { link } from './linkChecks.ts';
import { everyPage } from './pages.ts';
import { inFooter, inside, under } from './scopes.ts';
import { proves } from './row.ts';
import { says } from './textChecks.ts';

const contacts = 'contact details';
const details = '.footer__contacts';

/** S1.108 to S1.114, the footer, which is the same on every page. */
export const section1Footer = [
  proves('S1.108', everyPage, inFooter(inside(contacts, details, says('Latur, Maharashtra')))),
  proves(
    'S1.109',
    everyPage,
    inFooter(inside(contacts, details, link(company.phone, company.phoneLink))),
  ),
  proves(
    'S1.110',
    everyPage,
    inFooter(inside(contacts, details, says('Mon – Fri, 8:30 AM – 6:30 PM'))),
  ),
  proves(
    'S1.111',
    everyPage,
    inFooter(
      inside(
        'entry of 24x7 online support',
        `${details} > div:nth-child(3)`,
        says('24x7 online support', company.email),
      ),
    ),
    inFooter(inside(contacts, details, link(company.email, `mailto:${company.email}`))),
  ),
  proves(
    'S1.112',
    everyPage,
    inFooter(under('Newsletter', elements('form', 'form', 1))),
    inFooter(under('Newsletter', fields('email'))),
  ),
  proves(
    'S1.113',
    everyPage,
    inFooter(under('Quick links', elements('links', 'li a', 6))),
    inFooter(under('Popular services', elements('links', 'li a', 3))),
    inFooter(under('Social', elements('links', 'li a', 4))),
  ),
  proves('S1.114', everyPage, inFooter(inside('last line', '.footer__copyright', says('© 2025 ')))),
].flat();
