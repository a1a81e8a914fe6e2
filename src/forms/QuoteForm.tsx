import { useCallback, useRef, useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { parseQuote, quoteFields, type QuoteField } from '../contract/quote.ts';
import type { FieldErrors } from '../contract/rules.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { MessageDialog } from '../ui/MessageDialog.tsx';
import { SelectField, type SelectOption } from '../ui/SelectField.tsx';
import { StatusMessage } from '../ui/StatusMessage.tsx';
import { TextField } from '../ui/TextField.tsx';
import { messageOf, type ErrorMessages, type FormWords } from './formWords.ts';
import { quoteDraftKey } from './quoteDraftKey.ts';
import type { Endpoint } from './sendSubmission.ts';
import { useDraft } from './useDraft.ts';
import { useErrorFocus } from './useErrorFocus.ts';
import { useSubmission } from './useSubmission.ts';

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

const empty: Values = { name: '', email: '', mobile: '', selectservice: '', message: '' };

/** The quote request form (specification sections 3 to 5, 7 and 8). */
export function QuoteForm(props: QuoteFormProps) {
  const { endpoint, words, messages, services } = props;
  const [values, setValues] = useState<Values>({ ...empty, ...props.values });
  const [isThanked, setThanked] = useState(false);

  const labels = services.map((option) => option.sent);
  const chosen = services.find((option) => option.key === values.selectservice);
  const form = useSubmission<QuoteField>({
    endpoint,
    parse: () => parseQuote({ ...values, selectservice: chosen?.sent ?? '' }, labels),
    initialErrors: props.errors,
    onStored: () => {
      setValues((current) => withoutSent(current, values));
      setThanked(true);
    },
  });
  const restore = useCallback((draft: Partial<Values>) => {
    setValues((current) => fillEmpty(current, draft));
  }, []);
  useDraft(quoteDraftKey, values, restore);
  const summary = useRef<HTMLDivElement>(null);
  useErrorFocus(form, words, () => summary.current?.focus());

  const set = (field: QuoteField) => (value: string) => {
    setValues((current) => ({ ...current, [field]: value }));
    form.edited();
  };
  const fieldProps = (field: QuoteField) => ({
    id: `quote-${field}`,
    name: field,
    words,
    value: values[field],
    onChange: set(field),
    error: messageOf(messages, form.errors, field),
  });
  const problems = quoteFields.flatMap((field) => {
    const message = messageOf(messages, form.errors, field);
    return message === undefined ? [] : [{ id: `quote-${field}`, message }];
  });
  const isSending = form.state === 'sending';
  const hasFailed = form.state === 'refused' || form.state === 'unreachable';

  return (
    <Form
      className="form"
      action={endpoint.action}
      method="post"
      validationBehavior="aria"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {problems.length > 0 && (
        <ErrorSummary ref={summary} heading={words.summary} errors={problems} />
      )}
      <p className="form__note">{words.requiredNote}</p>
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
          type="tel"
          autoComplete="tel-national"
        />
        <SelectField
          {...fieldProps('selectservice')}
          label={words.service}
          placeholder={words.servicePlaceholder}
          options={services}
        />
      </div>
      <TextField {...fieldProps('message')} label={words.message} rows={5} />
      <Button type="submit" isBusy={isSending}>
        {isSending ? words.sending : words.submit}
      </Button>
      <StatusMessage tone="bad">
        {hasFailed ? (
          <>
            <p>{words.failed}</p>
            <p>{words.kept}</p>
          </>
        ) : (
          ''
        )}
      </StatusMessage>
      <StatusMessage tone="good">
        {form.state === 'stored' && !isThanked ? words.thanks.heading : ''}
      </StatusMessage>
      <div role="status" className="visually-hidden">
        {isSending ? words.sending : ''}
      </div>
      <MessageDialog
        {...words.thanks}
        isOpen={isThanked}
        onClose={() => {
          setThanked(false);
        }}
      />
    </Form>
  );
}

/** Empties what was sent; what was typed while it was on its way stays. */
function withoutSent(current: Values, sent: Values): Values {
  const rest = { ...current };
  for (const field of quoteFields) if (rest[field] === sent[field]) rest[field] = '';
  return rest;
}

/** Puts a draft only where nothing stands: what was typed after a reload is newer. */
function fillEmpty(current: Values, draft: Partial<Values>): Values {
  const filled = { ...current };
  for (const field of quoteFields) {
    const kept = draft[field];
    if (filled[field] === '' && typeof kept === 'string') filled[field] = kept;
  }
  return filled;
}
