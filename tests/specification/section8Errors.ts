import { message } from './formChecks.ts';
import { everyPage } from './pages.ts';
import { proves } from './row.ts';

const quote = ['home', 'contact-us'] as const;
const consultation = 'get-consultation';

/** S8.1 to S8.12, the texts of the error catalogue as the forms carry them. */
export const section8Errors = [
  proves(
    'S8.1',
    quote,
    message('quote-form', 'words.failed', 'Failed to submit quote request. Please try again.'),
  ),
  proves(
    'S8.3',
    quote,
    message('quote-form', 'words.thanks.heading', 'Thank-you—your request has been received'),
  ),
  proves(
    'S8.4',
    quote,
    message(
      'quote-form',
      'words.thanks.text',
      'A specialist will contact you within 1 business day.',
    ),
  ),
  proves(
    'S8.5',
    consultation,
    message('consultation-form', 'words.failed', 'Something went wrong. Please try again.'),
  ),
  proves(
    'S8.6',
    consultation,
    message('consultation-form', 'words.unreachable', 'Failed to connect to the server.'),
  ),
  proves(
    'S8.7',
    consultation,
    message('consultation-form', 'words.success', 'Your consultation request has been submitted!'),
  ),
  proves(
    'S8.9',
    everyPage,
    message('newsletter-form', 'words.fields.email.errors.invalid', 'Please enter a valid email.'),
  ),
  proves(
    'S8.10',
    everyPage,
    message('newsletter-form', 'words.failed', 'Subscription failed. Please try again.'),
  ),
  proves(
    'S8.11',
    everyPage,
    message('newsletter-form', 'words.success', 'Thank you for submitting!'),
  ),
].flat();
