import { useRef, useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { parseNewsletter, type NewsletterField } from '../contract/newsletter.ts';
import type { FieldErrors } from '../contract/rules.ts';
import { Announcement } from '../ui/Announcement.tsx';
import { Button } from '../ui/Button.tsx';
import { StatusMessage } from '../ui/StatusMessage.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { FormWords } from './formWords.ts';
import type { Endpoint } from './sendSubmission.ts';
import { useErrorFocus } from './useErrorFocus.ts';
import { useSubmission } from './useSubmission.ts';

export type NewsletterFormProps = {
  endpoint: Endpoint;
  words: FormWords & {
    email: string;
    submit: string;
    invalid: string;
    failed: string;
    success: string;
  };
  /** What a refused native post held, as typed, and what was wrong with it. */
  values?: { email?: string };
  errors?: FieldErrors<NewsletterField>;
};

/** The sign-up in the footer (S4.12 to S4.15, S5.18 to S5.20, S8.9 to S8.12). */
export function NewsletterForm({ endpoint, words, ...refused }: NewsletterFormProps) {
  const [email, setEmail] = useState(refused.values?.email ?? '');
  const form = useSubmission<NewsletterField>({
    endpoint,
    parse: () => parseNewsletter({ email }),
    initialErrors: refused.errors,
    onStored: () => {
      setEmail('');
    },
  });
  const element = useRef<HTMLFormElement>(null);
  const isSending = form.state === 'sending';
  const error = form.errors.email === undefined ? undefined : words.invalid;
  // Focus that goes to the field reads its error; focus that is there already re-reads nothing
  // (adobe/react-spectrum #8328).
  const [isUnread, setUnread] = useState(false);
  useErrorFocus(form, words, () => {
    const field = element.current?.querySelector('input');
    setUnread(field === document.activeElement);
    field?.focus();
  });

  const announced = isSending
    ? { text: words.sending, after: 500 }
    : { text: isUnread && form.state === 'invalid' ? words.invalid : '' };

  return (
    <Form
      ref={element}
      className="newsletter"
      aria-labelledby="newsletter-heading"
      action={endpoint.action}
      method="post"
      validationBehavior="aria"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <p className="form__note">{words.requiredNote}</p>
      <div className="newsletter__row">
        <TextField
          id="newsletter-email"
          name="email"
          label={words.email}
          words={words}
          type="email"
          autoComplete="email"
          value={email}
          onChange={(value) => {
            setEmail(value);
            form.edited();
          }}
          error={error}
          isNativelyRequired
          isBusy={isSending}
        />
        <Button type="submit" isBusy={isSending} hasArrow={false}>
          {isSending ? words.sending : words.submit}
        </Button>
      </div>
      <StatusMessage tone="bad">
        {form.state === 'refused' || form.state === 'unreachable' ? words.failed : ''}
      </StatusMessage>
      <StatusMessage tone="good">{form.state === 'stored' ? words.success : ''}</StatusMessage>
      <Announcement {...announced} turn={form.attempts} />
    </Form>
  );
}
