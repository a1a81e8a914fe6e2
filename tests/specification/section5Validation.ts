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
    'Quote: Name is required.',
    quote,
    message('quote-form', 'words.fields.name.errors.required', 'Name is required.'),
  ),
  proves(
    'Quote: Email is required, and must be a valid email address.',
    quote,
    message('quote-form', 'words.fields.email.errors.required', 'Email is required.'),
    message(
      'quote-form',
      'words.fields.email.errors.invalid',
      'Please enter a valid email address.',
    ),
  ),
  proves(
    'Quote: Phone number is required, and must have 10 digits.',
    quote,
    message('quote-form', 'words.fields.mobile.errors.required', 'Phone number is required.'),
    message(
      'quote-form',
      'words.fields.mobile.errors.invalid',
      'Please enter a valid 10-digit phone number.',
    ),
  ),
  proves(
    'Quote: Please select a service.',
    quote,
    message('quote-form', 'words.fields.selectservice.errors.required', 'Please select a service.'),
  ),
  proves(
    'Quote: Message is required.',
    quote,
    message('quote-form', 'words.fields.message.errors.required', 'Message is required.'),
  ),
  proves('Quote: every label shows an asterisk.', quote, requiredLabels(5)),
  proves(
    'Quote: the email field is also required by the browser.',
    quote,
    browserRequires('email'),
  ),
  proves(
    'Consultation: Name is required.',
    consultation,
    message('consultation-form', 'words.fields.name.errors.required', 'Name is required.'),
  ),
  proves(
    'Consultation: Company is required.',
    consultation,
    message('consultation-form', 'words.fields.company.errors.required', 'Company is required.'),
  ),
  proves(
    'Consultation: Email is required, and must be a valid email address.',
    consultation,
    message('consultation-form', 'words.fields.email.errors.required', 'Email is required.'),
    message(
      'consultation-form',
      'words.fields.email.errors.invalid',
      'Please enter a valid email address.',
    ),
  ),
  proves(
    'Consultation: Phone number is required, and must have 10 digits.',
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
    'Consultation: Please select a service.',
    consultation,
    message(
      'consultation-form',
      'words.fields.interest.errors.required',
      'Please select a service.',
    ),
  ),
  proves(
    'Consultation: Message is required.',
    consultation,
    message('consultation-form', 'words.fields.message.errors.required', 'Message is required.'),
  ),
  proves(
    'Consultation: Please choose at least one option.',
    consultation,
    message(
      'consultation-form',
      'words.fields.wecontactyou.errors.required',
      'Please choose at least one option.',
    ),
  ),
  proves(
    'Newsletter: Please enter a valid email.',
    everyPage,
    message('newsletter-form', 'words.fields.email.errors.invalid', 'Please enter a valid email.'),
  ),
  proves(
    'Newsletter: the input is of type email.',
    everyPage,
    inFooter(fieldHas('email', 'type', 'email')),
  ),
  proves(
    'The enquiry form of the contact page is the quote form.',
    'contact-us',
    elements('form to the quotes', 'form[action^="/api/students/saverequestQuoteTecheon"]', 1),
    fields('name', 'email', 'mobile', 'selectservice', 'message'),
  ),
  proves(
    'Consultation: the message box has 4 rows.',
    consultation,
    fieldHas('message', 'rows', '4'),
  ),
].flat();
