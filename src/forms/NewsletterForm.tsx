import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { parseNewsletter, type NewsletterField } from '../contract/newsletter.ts';
import type { FieldErrors } from '../contract/rules.ts';
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
  const invalid = form.attempts > 0 ? error : undefined;
  const announcement = isSending ? words.sending : invalid;
  const focusedRef = useFocusReturn(isSending);
  // Focus that is already in the field re-reads nothing, so the text is announced as well
  // (adobe/react-spectrum #8328).
  useErrorFocus(form, words, () => element.current?.querySelector('input')?.focus());

  return (
    <Form
      ref={element}
      className="newsletter"
      action={endpoint.action}
      method="post"
      validationBehavior="aria"
      onSubmit={(event) => {
        event.preventDefault();
        focusedRef.current = document.activeElement;
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
        <Button type="submit" isDisabled={isSending} hasArrow={false}>
          {isSending ? words.sending : words.submit}
        </Button>
      </div>
      <StatusMessage tone="bad">
        {form.state === 'refused' || form.state === 'unreachable' ? words.failed : ''}
      </StatusMessage>
      <StatusMessage tone="good">{form.state === 'stored' ? words.success : ''}</StatusMessage>
      <div role="status" className="visually-hidden">
        <span key={form.attempts}>{announcement}</span>
      </div>
    </Form>
  );
}

/**
 * Gives the focus back to the control that had it before the form was disabled while sending:
 * browsers drop the focus of a disabled control. Set the returned ref on submit.
 */
function useFocusReturn(isSending: boolean): React.RefObject<Element | null> {
  const focused = useRef<Element>(null);
  useEffect(() => {
    if (isSending) return;
    const isDropped = document.activeElement === document.body;
    if (isDropped && focused.current instanceof HTMLElement) focused.current.focus();
    focused.current = null;
  }, [isSending]);
  return focused;
}
