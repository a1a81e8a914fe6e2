import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { parseNewsletter, type NewsletterField } from '../contract/newsletter.ts';
import type { FieldErrors } from '../contract/rules.ts';
import { Button } from '../ui/Button.tsx';
import { StatusMessage } from '../ui/StatusMessage.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { FormWords } from './formWords.ts';
import type { Endpoint } from './sendSubmission.ts';
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

/** The sign-up in the footer (specification sections 4, 5, 7 and 8). */
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
  useFocusReturn(element, isSending);

  // Focus that is already in the field re-reads nothing, so the text is announced as well
  // (adobe/react-spectrum #8328).
  useEffect(() => {
    if (form.state === 'invalid') element.current?.querySelector('input')?.focus();
  }, [form.state, form.attempts]);

  return (
    <Form
      ref={element}
      className="newsletter"
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
          isDisabled={isSending}
        />
        <Button type="submit" isDisabled={isSending}>
          {isSending ? words.sending : words.submit}
        </Button>
      </div>
      <StatusMessage tone="bad">
        {form.state === 'refused' || form.state === 'unreachable' ? words.failed : ''}
      </StatusMessage>
      <StatusMessage tone="good">{form.state === 'stored' ? words.success : ''}</StatusMessage>
      <div role="status" className="visually-hidden">
        <span key={form.attempts}>{isSending ? words.sending : error}</span>
      </div>
    </Form>
  );
}

/**
 * Gives the focus back to the control that had it before the form was disabled while sending:
 * browsers drop the focus of a disabled control.
 */
function useFocusReturn(form: React.RefObject<HTMLFormElement | null>, isSending: boolean): void {
  const focused = useRef<HTMLElement>(null);
  if (isSending && focused.current === null && document.activeElement instanceof HTMLElement) {
    focused.current = form.current?.contains(document.activeElement)
      ? document.activeElement
      : null;
  }
  useEffect(() => {
    if (isSending || focused.current === null) return;
    focused.current.focus();
    focused.current = null;
  }, [isSending, form]);
}
