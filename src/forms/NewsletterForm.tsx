import { useRef, useState, type ReactNode } from 'react';
import { Form } from 'react-aria-components/Form';
import type { FieldErrors } from '../contract/form.ts';
import { newsletter } from '../contract/newsletter.ts';
import { parseForm } from '../contract/parseForm.ts';
import { Announcement } from '../ui/Announcement.tsx';
import { Button } from '../ui/Button.tsx';
import { StatusMessage } from '../ui/StatusMessage.tsx';
import { TextField } from '../ui/TextField.tsx';
import { messageOf, type FieldsWords, type FormWords, type OwnPage } from './formWords.ts';
import { StoredMessage } from './StoredMessage.tsx';
import { titlesOf, useErrorFocus } from './useErrorFocus.ts';
import { useSubmission, type SubmissionState } from './useSubmission.ts';
import './Form.css';
import './NewsletterForm.css';
import type { Word } from '../words/word.ts';

export type NewsletterFormProps = {
  page: OwnPage;
  /** Where a backend takes JSON; of our own intake the path alone. */
  url: string;
  words: FormWords & {
    fields: FieldsWords<typeof newsletter>;
    success: Word;
    /** Said behind it where a link was mailed that has to be used first. */
    confirm: Word;
  };
  /** What a refused native post held, as typed, and what was wrong with it. */
  values?: { email?: string };
  errors?: FieldErrors<'email'>;
  /** Set where nothing was wrong with it: it was not taken when it came. */
  outcome?: 'busy' | undefined;
};

/** The sign-up in the footer (S4.12 to S4.15, S5.18 to S5.20, S8.9 to S8.12). */
export function NewsletterForm({ page, url, words, ...refused }: NewsletterFormProps) {
  const [email, setEmail] = useState(refused.values?.email ?? '');
  const form = useSubmission({
    endpoint: { url, action: page.action },
    parse: () => parseForm(newsletter, { email }),
    initialErrors: refused.errors,
    initialOutcome: refused.outcome,
    onStored: () => {
      setEmail('');
    },
  });
  const element = useRef<HTMLFormElement>(null);
  const isSending = form.state === 'sending';
  const fieldWords = words.fields.email;
  const error = messageOf(fieldWords, form.errors.email);
  // Focus that goes to the field reads its error; focus that is there already re-reads nothing
  // (adobe/react-spectrum #8328).
  const [isUnread, setUnread] = useState(false);
  useErrorFocus(form, titlesOf(page, words), () => {
    const field = element.current?.querySelector('input');
    setUnread(field === document.activeElement);
    field?.focus();
  });

  const failures: Partial<Record<SubmissionState, ReactNode>> = {
    refused: words.failed,
    busy: (
      <>
        <p>{words.failed}</p>
        <p>{words.wait}</p>
      </>
    ),
    unreachable: words.failed,
  };
  const announced: { text: Word; after?: number } = isSending
    ? { text: words.sending, after: 500 }
    : { text: isUnread && form.state === 'invalid' ? (error ?? '') : '' };

  return (
    <Form
      ref={element}
      className="newsletter-form"
      aria-labelledby="newsletter-heading"
      action={page.action}
      method="post"
      validationBehavior="aria"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <p className="form__note">{words.requiredNote}</p>
      <div className="newsletter-form__row">
        <TextField
          id="newsletter-email"
          name="email"
          label={fieldWords.label}
          words={words}
          {...newsletter.fields.email.attributes}
          value={email}
          onChange={(value) => {
            setEmail(value);
            form.edited();
          }}
          error={error}
          isBusy={isSending}
        />
        <Button type="submit" isBusy={isSending} hasArrow={false}>
          {isSending ? words.sending : words.submit}
        </Button>
      </div>
      <StatusMessage tone="bad" isGoal={refused.outcome === 'busy'}>
        {failures[form.state] ?? ''}
      </StatusMessage>
      <StatusMessage tone="good">
        {form.state === 'stored' ? (
          <StoredMessage
            words={words}
            reference={form.stored.reference}
            next={form.stored.isToBeConfirmed ? words.confirm : undefined}
          >
            {words.success}
          </StoredMessage>
        ) : (
          ''
        )}
      </StatusMessage>
      <Announcement {...announced} turn={form.attempts} />
    </Form>
  );
}
