/** Section 8: the error catalogue. */
export const section8 = [
  'Quote: Failed to submit quote request. Please try again.',
  'Quote: the form stays filled.',
  'Quote: Thank-you—your request has been received.',
  'Quote: a specialist will contact the visitor within 1 business day.',
  'Consultation: Something went wrong. Please try again.',
  'Consultation: Failed to connect to the server.',
  'Consultation: Your consultation request has been submitted!',
  'Consultation: which text answers which failure, and the form is kept.',
  'Newsletter: Please enter a valid email, in error style.',
  'Newsletter: Subscription failed. Please try again.',
  'Newsletter: Thank you for submitting!',
  'Newsletter: which text answers which outcome, in which style.',
] as const;
