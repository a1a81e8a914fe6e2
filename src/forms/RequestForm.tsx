import type { ReactNode } from 'react';
import { Form } from 'react-aria-components/Form';
import { Announcement } from '../ui/Announcement.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { StatusMessage } from '../ui/StatusMessage.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { AnyFieldWords, RequestWords } from './formWords.ts';
import { useRequestForm, type DrawnField, type RequestFormOptions } from './useRequestForm.ts';

type Props = RequestFormOptions & {
  words: RequestWords & {
    /** Never answered. */
    unreachable: string;
    fields: Readonly<Record<string, AnyFieldWords>>;
  };
  /** The line that stays in the page after success; empty while something else says it. */
  success: string;
  /** Draws a field of boxes. A form without one does without the script of boxes. */
  renderChoices?: (field: DrawnField) => ReactNode;
};

/** A form of several fields, drawn from its description: fields, mistakes, button, outcome. */
export function RequestForm(props: Props) {
  const { form, endpoint, words, labels = {}, success, renderChoices } = props;
  const { state, summary, submit, fields } = useRequestForm(props);
  const isSending = state === 'sending';
  const problems = fields.flatMap(({ id, error: message }) =>
    message === undefined ? [] : [{ id, message }],
  );
  const draw = (drawn: DrawnField) => {
    const { field, words: own, id, name, isOptional, error, value, onChange } = drawn;
    if (field.kind === 'choices') return renderChoices?.(drawn);
    const control = { id, name, isOptional, error, onChange, words, value: String(value) };
    const { label, hint, placeholder = '', options = {} } = own;
    return field.kind === 'text' ? (
      <TextField key={id} {...control} {...field.attributes} label={label} hint={hint} />
    ) : (
      <SelectField
        key={id}
        {...control}
        label={label}
        placeholder={placeholder}
        options={field.options.map((key) => ({
          key,
          label: options[key] ?? key,
          sent: labels[name]?.[key] ?? key,
        }))}
      />
    );
  };
  return (
    <Form
      className="form"
      aria-labelledby={`${form.kind}-heading`}
      action={endpoint.action}
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
      {inPairs(fields).map(([first, second]) =>
        second === undefined ? (
          draw(first)
        ) : (
          <div key={first.id} className="form__pair">
            {draw(first)}
            {draw(second)}
          </div>
        ),
      )}
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

/** Two short fields side by side where two follow each other; a wide one has a row of its own. */
function inPairs(fields: readonly DrawnField[]) {
  const rows: [DrawnField, DrawnField?][] = [];
  for (const drawn of fields) {
    const last = rows.at(-1);
    if (last && !last[1] && !isWide(last[0]) && !isWide(drawn)) last[1] = drawn;
    else rows.push([drawn]);
  }
  return rows;
}

function isWide({ field }: DrawnField): boolean {
  return field.kind === 'choices' || (field.kind === 'text' && !!field.attributes?.rows);
}
