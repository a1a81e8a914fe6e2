import type { ReactNode } from 'react';
import { Form } from 'react-aria-components/Form';
import type { Value } from '../contract/form.ts';
import { Announcement } from '../ui/Announcement.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { StatusMessage } from '../ui/StatusMessage.tsx';
import { TextField } from '../ui/TextField.tsx';
import { messageOf, type AnyFieldWords } from './formWords.ts';
import { inPairs, type NamedField } from './inPairs.ts';
import { StoredMessage } from './StoredMessage.tsx';
import { useRequestForm, type RequestFormOptions } from './useRequestForm.ts';
import type { SubmissionState } from './useSubmission.ts';
import './Form.css';
import type { Word } from '../words/word.ts';

/** What every kind of control needs to be a field. */
type Control = {
  id: string;
  name: string;
  label: Word;
  words: RequestFormOptions['words'];
  isOptional: boolean | undefined;
  error: Word | undefined;
  onChange: (value: Value) => void;
};

type Props = RequestFormOptions & {
  words: {
    /** Never answered. */
    unreachable: Word;
  };
  /** The line that stays in the page after success; empty while something else says it. */
  success: Word;
  /** Draws a field of boxes. A form without one does without the script of boxes. */
  renderChoices?: (control: Control, value: Value) => ReactNode;
};

/** A form of several fields, drawn from its description: fields, mistakes, button, outcome. */
export function RequestForm(props: Props) {
  const { form, page, words, labels = {}, success, outcome, renderChoices } = props;
  const { state, reference, values, errors, summary, submit, change } = useRequestForm(props);
  const isSending = state === 'sending';
  const failures: Partial<Record<SubmissionState, Word>> = {
    refused: words.failed,
    busy: words.failed,
    unreachable: words.unreachable,
  };
  const failure = failures[state];
  const problems: { id: string; message: Word }[] = [];

  const draw = ([name, field]: NamedField) => {
    const id = `${form.kind}-${name}`;
    const value = values[name] ?? '';
    // The words of a form are typed by its fields, name by name.
    const own = words.fields[name] as AnyFieldWords;
    const { label, hint, placeholder = '', options = {} } = own;
    const error = messageOf(own, errors[name]);
    if (error) problems.push({ id, message: error });
    const control = {
      id,
      name,
      label,
      words,
      isOptional: field.isOptional,
      error,
      onChange: (next: Value) => change(name, field, next),
    };
    if (field.kind === 'choices') return renderChoices?.(control, value);
    return field.kind === 'text' ? (
      <TextField key={id} {...control} {...field.attributes} value={String(value)} hint={hint} />
    ) : (
      <SelectField
        key={id}
        {...control}
        value={String(value)}
        placeholder={placeholder}
        hint={hint}
        options={field.options.map((key) => ({
          key,
          label: options[key] ?? key,
          sent: labels[name]?.[key] ?? key,
        }))}
      />
    );
  };
  const rows = inPairs(Object.entries(form.fields)).map(([first, second]) =>
    second ? (
      <div key={first[0]} className="form__pair">
        {draw(first)}
        {draw(second)}
      </div>
    ) : (
      draw(first)
    ),
  );

  return (
    <Form
      className="form"
      aria-labelledby={`${form.kind}-heading`}
      action={page.action}
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
      {rows}
      <Button type="submit" isBusy={isSending}>
        {isSending ? words.sending : words.submit}
      </Button>
      <StatusMessage tone="bad" isGoal={outcome === 'busy'}>
        {failure ? (
          <>
            <p>{failure}</p>
            {state === 'busy' && <p>{words.wait}</p>}
            <p>{words.kept}</p>
          </>
        ) : (
          ''
        )}
      </StatusMessage>
      <StatusMessage tone="good">
        {state === 'stored' && success !== '' ? (
          <StoredMessage words={words} reference={reference}>
            {success}
          </StoredMessage>
        ) : (
          ''
        )}
      </StatusMessage>
      <Announcement text={isSending ? words.sending : ''} after={500} />
    </Form>
  );
}
