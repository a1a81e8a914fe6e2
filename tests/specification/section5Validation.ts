import { elements } from './checks.ts';
import { browserRequires, fieldHas, fields, message, requiredLabels } from './formChecks.ts';
import { everyPage } from './pages.ts';
import { inFooter } from './scopes.ts';
import { proves } from './row.ts';

const quote = ['home', 'contact-us'] as const;
const consultation = 'get-consultation';

/** S5.1 to S5.21, the messages of validation as the forms carry them, and what HTML says of fields. */
export const section5Validation = [
  proves(
    'S5.2',
    quote,
    message('quote-form', 'words.fields.name.errors.required', 'Name is required.'),
  ),
  proves(
    'S5.3',
    quote,
    message('quote-form', 'words.fields.email.errors.required', 'Email is required.'),
    message(
      'quote-form',
      'words.fields.email.errors.invalid',
      'Please enter a valid email address.',
    ),
  ),
  proves(
    'S5.5',
    quote,
    message('quote-form', 'words.fields.mobile.errors.required', 'Phone number is required.'),
    message(
      'quote-form',
      'words.fields.mobile.errors.invalid',
      'Please enter a valid 10-digit phone number.',
    ),
  ),
  proves(
    'S5.7',
    quote,
    message('quote-form', 'words.fields.selectservice.errors.required', 'Please select a service.'),
  ),
  proves(
    'S5.8',
    quote,
    message('quote-form', 'words.fields.message.errors.required', 'Message is required.'),
  ),
  proves('S5.9', quote, requiredLabels(5)),
  proves('S5.10', quote, browserRequires('email')),
  proves(
    'S5.11',
    consultation,
    message('consultation-form', 'words.fields.name.errors.required', 'Name is required.'),
  ),
  proves(
    'S5.12',
    consultation,
    message('consultation-form', 'words.fields.company.errors.required', 'Company is required.'),
  ),
  proves(
    'S5.13',
    consultation,
    message('consultation-form', 'words.fields.email.errors.required', 'Email is required.'),
    message(
      'consultation-form',
      'words.fields.email.errors.invalid',
      'Please enter a valid email address.',
    ),
  ),
  proves(
    'S5.14',
    consultation,
    message(
      'consultation-form',
      'words.fields.mobile.errors.required',
      'Phone number is required.',
    ),
    message(
      'consultation-form',
      'words.fields.mobile.errors.invalid',
      'Please enter a valid 10-digit phone number.',
    ),
  ),
  proves(
    'S5.15',
    consultation,
    message(
      'consultation-form',
      'words.fields.interest.errors.required',
      'Please select a service.',
    ),
  ),
  proves(
    'S5.16',
    consultation,
    message('consultation-form', 'words.fields.message.errors.required', 'Message is required.'),
  ),
  proves(
    'S5.17',
    consultation,
    message(
      'consultation-form',
      'words.fields.wecontactyou.errors.required',
      'Please choose at least one option.',
    ),
  ),
  proves(
    'S5.18',
    everyPage,
    message('newsletter-form', 'words.fields.email.errors.invalid', 'Please enter a valid email.'),
  ),
  proves('S5.20', everyPage, inFooter(fieldHas('email', 'type', 'email'))),
  proves(
    'S5.21',
    'contact-us',
    elements('form to the quotes', 'form[action^="/api/students/saverequestQuoteTecheon"]', 1),
    fields('name', 'email', 'mobile', 'selectservice', 'message'),
  ),
  proves('S9.10', consultation, fieldHas('message', 'rows', '4')),
].flat();
