import { useState } from 'react';
import { parseQuote, quoteFields, type QuoteField } from '../contract/quote.ts';
import type { FieldErrors } from '../contract/rules.ts';
import { MessageDialog } from '../ui/MessageDialog.tsx';
import { SelectField, type SelectOption } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { ErrorMessages, FormWords } from './formWords.ts';
import { quoteDraftKey } from './quoteDraftKey.ts';
import { RequestForm } from './RequestForm.tsx';
import type { Endpoint } from './sendSubmission.ts';
import { useRequestForm } from './useRequestForm.ts';

/** What the fields hold; `selectservice` is the key of the chosen option. */
type Values = Record<QuoteField, string>;

export type QuoteFormProps = {
  endpoint: Endpoint;
  words: FormWords & {
    name: string;
    email: string;
    mobile: string;
    mobileHint: string;
    service: string;
    servicePlaceholder: string;
    message: string;
    submit: string;
    failed: string;
    thanks: { heading: string; text: string; close: string };
  };
  messages: ErrorMessages<QuoteField>;
  services: readonly SelectOption[];
  /** What a refused native post held, as typed, and what was wrong with it. */
  values?: Partial<Values>;
  errors?: FieldErrors<QuoteField>;
};

/** The quote request form (S3.1 to S3.3, S4.1 to S4.6, S5.1 to S5.10, S8.1 to S8.4). */
export function QuoteForm(props: QuoteFormProps) {
  const { endpoint, words, messages, services } = props;
  const [isThanked, setThanked] = useState(false);
  const form = useRequestForm<QuoteField>({
    id: 'quote',
    fields: quoteFields,
    draftKey: quoteDraftKey,
    endpoint,
    words,
    messages,
    values: props.values,
    errors: props.errors,
    parse: (values) => {
      const chosen = services.find((option) => option.key === values.selectservice);
      const labels = services.map((option) => option.sent);
      return parseQuote({ ...values, selectservice: chosen?.sent ?? '' }, labels);
    },
    onStored: () => {
      setThanked(true);
    },
  });
  const { fieldProps, choiceProps } = form;

  return (
    <>
      <RequestForm
        form={form}
        headingId="quote-heading"
        action={endpoint.action}
        words={{ ...words, unreachable: words.failed }}
        success={isThanked ? '' : words.thanks.heading}
      >
        <div className="form__pair">
          <TextField {...fieldProps('name')} label={words.name} autoComplete="name" />
          <TextField
            {...fieldProps('email')}
            label={words.email}
            type="email"
            autoComplete="email"
            isNativelyRequired
          />
        </div>
        <div className="form__pair">
          <TextField
            {...fieldProps('mobile')}
            label={words.mobile}
            hint={words.mobileHint}
            inputMode="tel"
            autoComplete="tel-national"
          />
          <SelectField
            {...choiceProps('selectservice')}
            label={words.service}
            placeholder={words.servicePlaceholder}
            options={services}
          />
        </div>
        <TextField {...fieldProps('message')} label={words.message} rows={5} />
      </RequestForm>
      <MessageDialog
        {...words.thanks}
        isOpen={isThanked}
        onClose={() => {
          setThanked(false);
        }}
      />
    </>
  );
}
