import en from '../../../locales/en/forms.json' with { type: 'json' };
import type { Field } from '../../contract/form.ts';
import { forms } from '../../contract/forms.ts';
import { intakePaths, type SubmissionKind } from '../../contract/intake.ts';
import { place } from '../../words/place.ts';
import type { ConsultationFormProps } from '../ConsultationForm.tsx';
import type { NewsletterFormProps } from '../NewsletterForm.tsx';
import type { QuoteFormProps } from '../QuoteForm.tsx';

/** The title of the page that the tests' forms stand on. */
export const pageTitle = 'Contact Us | Techeon';

const words = {
  ...en,
  reference: referenceSentence(place),
  errorTitle: en.errorTitle.replace('{{title}}', place),
  kept: en.kept.replace('{{email}}', 'hello@techeon.example'),
};

/** The quote form of the English contact page, as the build words it. */
export const quoteProps = {
  ...sentTo('quote'),
  words: { ...words, ...en.quote, fields: fieldsOf('quote'), submit: en.quote.contactSubmit },
} satisfies QuoteFormProps;

/** The newsletter form of the English contact page, as the build words it. */
export const newsletterProps = {
  ...sentTo('newsletter'),
  words: {
    ...words,
    ...en.newsletter,
    fields: fieldsOf('newsletter'),
    confirm: en.receipt.confirm,
  },
} satisfies NewsletterFormProps;

/** The consultation form of the English page, as the build words it. */
export const consultationProps = {
  ...sentTo('consultation'),
  words: { ...words, ...en.consultation, fields: fieldsOf('consultation') },
} satisfies ConsultationFormProps;

/** The sentence that says a number. */
export function referenceSentence(reference: string): string {
  return en.receipt.number.replace('{{reference}}', reference);
}

function sentTo(kind: SubmissionKind) {
  const url = intakePaths[kind];
  return { url, page: { action: `${url}?page=contact-us&locale=en`, title: pageTitle } };
}

/** The words of a form's fields with the numbers of their rules. */
function fieldsOf<Kind extends SubmissionKind>(kind: Kind): (typeof en)[Kind]['fields'] {
  const filled = Object.entries<Field>(forms[kind].fields).map(([name, field]) => {
    const { limit, digits } = field.kind === 'text' ? field : {};
    const fieldWords = (en[kind].fields as Record<string, unknown>)[name];
    const text = JSON.stringify(fieldWords)
      .replaceAll('{{limit, number}}', String(limit?.toLocaleString('en')))
      .replaceAll('{{digits, number}}', String(digits));
    return [name, JSON.parse(text) as unknown];
  });
  return Object.fromEntries(filled) as (typeof en)[Kind]['fields'];
}
