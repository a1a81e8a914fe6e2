import { parseConsultation, type ConsultationField } from '../../contract/consultation.ts';
import type { SubmissionKind } from '../../contract/intake.ts';
import { parseNewsletter, type NewsletterField } from '../../contract/newsletter.ts';
import { parseQuote, quoteFields, type QuoteField } from '../../contract/quote.ts';
import type { Result } from '../../contract/rules.ts';

/** How a submission arrived: sent by the site's script, or by the browser itself. */
type Way = 'json' | 'form';

export type Fields = Readonly<Record<string, unknown>>;

/** How to read one kind of submission. */
export type SubmissionReader = {
  /** Keys that are read at all, by way. */
  fields: Readonly<Record<Way, readonly string[]>>;
  /** @param labels the English labels of the quote services. */
  read: (
    fields: Fields,
    way: Way,
    labels: readonly string[],
  ) => Result<Readonly<Record<string, string>>, string>;
};

const consultationFields = [
  'name',
  'company',
  'email',
  'mobile',
  'interest',
  'message',
  'wecontactyou',
] as const satisfies readonly ConsultationField[];

const newsletterFields = ['email'] as const satisfies readonly NewsletterField[];

/** One reader per kind, on the rules that the browser uses too. */
export const submissionReaders: Readonly<Record<SubmissionKind, SubmissionReader>> = {
  quote: {
    fields: both<QuoteField>(quoteFields),
    read: (fields, _way, labels) => parseQuote(fields, labels),
  },
  consultation: {
    fields: { json: [...consultationFields, 'contactYou'], form: consultationFields },
    read: readConsultation,
  },
  newsletter: {
    fields: both<NewsletterField>(newsletterFields),
    read: (fields) => parseNewsletter(fields),
  },
};

/** A script sends both the choice and what follows from it; they must agree. */
function readConsultation(fields: Fields, way: Way): ReturnType<typeof parseConsultation> {
  const parsed = parseConsultation(fields, way === 'form');
  if (way === 'form' || !parsed.ok || fields['contactYou'] === parsed.value.contactYou)
    return parsed;
  return { ok: false, errors: { wecontactyou: 'invalid' } };
}

function both<Field extends string>(fields: readonly Field[]): SubmissionReader['fields'] {
  return { json: fields, form: fields };
}
