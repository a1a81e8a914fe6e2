import { company } from '../../src/site/company.ts';
import { elements } from './checks.ts';
import { submitSays } from './formChecks.ts';
import { link, linkOut } from './linkChecks.ts';
import { at, inside, under } from './scopes.ts';
import { proves } from './row.ts';
import { exactText, heading, says } from './textChecks.ts';

const form = 'Need assistance? please fill the form';
const talk = 'Prefer to Talk Right Now?';

/** S1.31 to S1.42, the contact page and the consultation page. */
export const section1Contact = [
  proves(
    'S1.31',
    'contact-us',
    heading('Contact Us', 1),
    inside('banner', '.hero', exactText('How can we help you?')),
  ),
  proves(
    'S1.32',
    'contact-us',
    heading('Get in touch with us.', 2),
    under('Get in touch with us.', elements('cards', 'li', 3)),
  ),
  proves(
    'S1.33',
    'contact-us',
    under('Call to ask any question', link(company.phone, company.phoneLink)),
  ),
  proves(
    'S1.34',
    'contact-us',
    under('Email to get free quote', link(company.email, `mailto:${company.email}`)),
  ),
  proves(
    'S1.35',
    'contact-us',
    under('Visit our office', linkOut('Latur, Maharashtra, India', company.mapsLink)),
  ),
  proves(
    'S1.36',
    'contact-us',
    at('quote-form-section', heading(form, 2)),
    at('quote-form-section', elements('form', 'form', 1)),
  ),
  proves(
    'S1.37',
    'contact-us',
    under(form, exactText('Get a personalized quote for your project. We reply within 24 hours.')),
  ),
  proves('S1.38', 'contact-us', under(form, submitSays('Send message'))),
  proves('S1.40', 'get-consultation', heading("Let's Talk About Your Data", 1)),
  proves(
    'S1.41',
    'get-consultation',
    inside(
      'banner',
      '.hero',
      says('takes 2 minutes', 'completely free', 'answered by expert consultants'),
    ),
  ),
  proves(
    'S1.42',
    'get-consultation',
    under(talk, says('Email support', 'Phone support')),
    under(talk, link(company.supportEmail, `mailto:${company.supportEmail}`)),
    under(talk, link(company.phone, company.phoneLink)),
  ),
].flat();
