import type { ReactNode } from 'react';
import { Form } from 'react-aria-components/Form';
import { Announcement } from '../ui/Announcement.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { StatusMessage } from '../ui/StatusMessage.tsx';
import type { FormWords } from './formWords.ts';
import type { RequestFormState } from './useRequestForm.ts';

type Props = {
  form: RequestFormState;
  /** Id of the heading in the page that names the form. */
  headingId: string;
  /** Address of the native post. */
  action: string;
  words: FormWords & {
    submit: string;
    /** Answered, but not taken. */
    failed: string;
    /** Never answered. */
    unreachable: string;
  };
  /** The line that stays in the page after success; empty while something else says it. */
  success: string;
  children: ReactNode;
};

/** What is around the fields of a request form: its mistakes, its button, what became of it. */
export function RequestForm({ form, headingId, action, words, success, children }: Props) {
  const { state, summary, problems, submit } = form;
  const isSending = state === 'sending';
  return (
    <Form
      className="form"
      aria-labelledby={headingId}
      action={action}
      method="post"
      validationBehavior="aria"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {problems.length > 0 && (
        <ErrorSummary ref={summary} heading={words.summary} errors={problems} />
      )}
      <p className="form__note">{words.requiredNote}</p>
      {children}
      <Button type="submit" isBusy={isSending}>
        {isSending ? words.sending : words.submit}
      </Button>
      <StatusMessage tone="bad">
        {state === 'refused' || state === 'unreachable' ? (
          <>
            <p>{state === 'refused' ? words.failed : words.unreachable}</p>
            <p>{words.kept}</p>
          </>
        ) : (
          ''
        )}
      </StatusMessage>
      <StatusMessage tone="good">{state === 'stored' ? success : ''}</StatusMessage>
      <Announcement text={isSending ? words.sending : ''} after={500} />
    </Form>
  );
}
