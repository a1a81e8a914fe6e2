import { message } from './formChecks.ts';
import { everyPage } from './pages.ts';
import { proves } from './row.ts';

const quote = ['home', 'contact-us'] as const;
const consultation = 'get-consultation';

/** S8.1 to S8.12, the texts of the error catalogue as the forms carry them. */
export const section8Errors = [
  proves(
    'Quote: Failed to submit quote request. Please try again.',
    quote,
    message('quote-form', 'words.failed', 'Failed to submit quote request. Please try again.'),
  ),
  proves(
    'Quote: Thank-you—your request has been received.',
    quote,
    message('quote-form', 'words.thanks.heading', 'Thank-you—your request has been received'),
  ),
  proves(
    'Quote: a specialist will contact the visitor within 1 business day.',
    quote,
    message(
      'quote-form',
      'words.thanks.text',
      'A specialist will contact you within 1 business day.',
    ),
  ),
  proves(
    'Consultation: Something went wrong. Please try again.',
    consultation,
    message('consultation-form', 'words.failed', 'Something went wrong. Please try again.'),
  ),
  proves(
    'Consultation: Failed to connect to the server.',
    consultation,
    message('consultation-form', 'words.unreachable', 'Failed to connect to the server.'),
  ),
  proves(
    'Consultation: Your consultation request has been submitted!',
    consultation,
    message('consultation-form', 'words.success', 'Your consultation request has been submitted!'),
  ),
  proves(
    'Newsletter: Please enter a valid email, in error style.',
    everyPage,
    message('newsletter-form', 'words.fields.email.errors.invalid', 'Please enter a valid email.'),
  ),
  proves(
    'Newsletter: Subscription failed. Please try again.',
    everyPage,
    message('newsletter-form', 'words.failed', 'Subscription failed. Please try again.'),
  ),
  proves(
    'Newsletter: Thank you for submitting!',
    everyPage,
    message('newsletter-form', 'words.success', 'Thank you for submitting!'),
  ),
].flat();
