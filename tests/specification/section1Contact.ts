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
    'Contact: the banner is Contact Us, with the subtitle How can we help you?',
    'contact-us',
    heading('Contact Us', 1),
    inside('banner', '.hero', exactText('How can we help you?')),
  ),
  proves(
    'Contact: a heading says Get in touch with us.',
    'contact-us',
    heading('Get in touch with us.', 2),
    under('Get in touch with us.', elements('cards', 'li', 3)),
  ),
  proves(
    'Contact: a card Call to ask any question links to {phone}.',
    'contact-us',
    under('Call to ask any question', link(company.phone, company.phoneLink)),
  ),
  proves(
    'Contact: a card Email to get free quote links to {email}.',
    'contact-us',
    under('Email to get free quote', link(company.email, `mailto:${company.email}`)),
  ),
  proves(
    'Contact: a card Visit our office links an address in a city in India to a maps search.',
    'contact-us',
    under('Visit our office', linkOut('Latur, Maharashtra, India', company.mapsLink)),
  ),
  proves(
    'Contact: the enquiry form has the anchor quote-form-section and its heading.',
    'contact-us',
    at('quote-form-section', heading(form, 2)),
    at('quote-form-section', elements('form', 'form', 1)),
  ),
  proves(
    'Contact: the form promises a personalized quote and a reply within 24 hours.',
    'contact-us',
    under(form, exactText('Get a personalized quote for your project. We reply within 24 hours.')),
  ),
  proves(
    'Contact: the button of the form says Send message.',
    'contact-us',
    under(form, submitSays('Send message')),
  ),
  proves(
    'Consultation: the page pitches Let’s Talk About Your Data.',
    'get-consultation',
    heading("Let's Talk About Your Data", 1),
  ),
  proves(
    'Consultation: the form takes 2 minutes, is completely free, answered by expert consultants.',
    'get-consultation',
    inside(
      'banner',
      '.hero',
      says('takes 2 minutes', 'completely free', 'answered by expert consultants'),
    ),
  ),
  proves(
    'Consultation: Prefer to Talk Right Now? gives an email and a phone support contact.',
    'get-consultation',
    under(talk, says('Email support', 'Phone support')),
    under(talk, link(company.supportEmail, `mailto:${company.supportEmail}`)),
    under(talk, link(company.phone, company.phoneLink)),
  ),
].flat();
