import forms from '../../../locales/en/forms.json' with { type: 'json' };
import { interests } from '../../contract/consultation.ts';
import { intakePaths } from '../../contract/intake.ts';
import { quoteServices } from '../../contract/quote.ts';
import type { ConsultationFormProps } from '../ConsultationForm.tsx';
import type { FormWords } from '../formWords.ts';
import type { NewsletterFormProps } from '../NewsletterForm.tsx';
import type { QuoteFormProps } from '../QuoteForm.tsx';

/** The title of the page that the tests' forms stand on. */
export const pageTitle = 'Contact Us | Techeon';

const words: FormWords = {
  asterisk: forms.asterisk,
  required: forms.required,
  requiredNote: forms.requiredNote,
  errorPrefix: forms.errorPrefix,
  pageTitle,
  errorTitle: forms.errorTitle.replace('{{title}}', pageTitle),
  summary: forms.summary,
  sending: forms.sending,
  kept: forms.kept.replace('{{email}}', 'hello@techeon.example'),
};

const { errors, quote, consultation, newsletter } = forms;

/** The quote form of the English contact page, as the build words it. */
export const quoteProps: QuoteFormProps = {
  endpoint: {
    url: intakePaths.quote,
    action: `${intakePaths.quote}?page=contact-us&locale=en`,
  },
  words: {
    ...words,
    name: quote.name,
    email: quote.email,
    mobile: quote.mobile,
    mobileHint: quote.mobileHint,
    service: quote.service,
    servicePlaceholder: quote.servicePlaceholder,
    message: quote.message,
    submit: quote.contactSubmit,
    failed: quote.failed,
    thanks: quote.thanks,
  },
  messages: {
    name: errors.name,
    email: errors.email,
    mobile: errors.mobile,
    selectservice: { ...errors.service, invalid: errors.service.required },
    message: errors.message,
  },
  services: quoteServices.map((key) => ({
    key,
    label: quote.services[key],
    sent: quote.services[key],
  })),
};

/** The newsletter form of the English contact page, as the build words it. */
export const newsletterProps: NewsletterFormProps = {
  endpoint: {
    url: intakePaths.newsletter,
    action: `${intakePaths.newsletter}?page=contact-us&locale=en`,
  },
  words: {
    ...words,
    email: newsletter.email,
    submit: newsletter.submit,
    invalid: newsletter.invalid,
    failed: newsletter.failed,
    success: newsletter.success,
  },
};

/** The consultation form of the English page, as the build words it. */
export const consultationProps: ConsultationFormProps = {
  endpoint: {
    url: intakePaths.consultation,
    action: `${intakePaths.consultation}?page=get-consultation&locale=en`,
  },
  words: { ...words, ...consultation },
  messages: {
    name: errors.name,
    company: errors.company,
    email: errors.email,
    mobile: errors.mobile,
    interest: { ...errors.service, invalid: errors.service.required },
    message: errors.message,
    wecontactyou: errors.wecontactyou,
  },
  interests: interests.map((key) => ({ key, label: consultation.interests[key], sent: key })),
};
