import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldLabel, type RequiredWords } from './FieldLabel.tsx';
import { FieldMessage } from './FieldMessage.tsx';
import './Field.css';
import type { Word } from '../words/word.ts';

type Props = {
  /** Also the fragment that the error summary links to. */
  id: string;
  name: string;
  label: Word;
  words: Pick<RequiredWords, 'asterisk'> & { errorPrefix: Word };
  value: string;
  onChange: (value: string) => void;
  hint?: Word | undefined;
  /** The sentence to show; undefined while nothing is wrong. */
  error?: Word | undefined;
  type?: 'text' | 'email';
  /** The keyboard of a touch screen, where the type does not ask for one. */
  inputMode?: 'tel';
  /** WCAG 1.3.5 token. */
  autoComplete?: string;
  /** May stay empty; every other field is required. */
  isOptional?: boolean | undefined;
  /** Turns the field into a text box of so many rows. */
  rows?: number;
  /**
   * Says by the browser's own `required` what the others say by `aria-required` (S5.10: the
   * email field).
   */
  isNativelyRequired?: boolean;
  /** Takes no text for now, as if disabled, and keeps the focus. */
  isBusy?: boolean;
};

/**
 * A labelled text input with an optional hint and error, all tied to it for assistive
 * technology.
 */
export function TextField(props: Props) {
  const { id, name, value, onChange, error, type = 'text', autoComplete, isBusy } = props;
  // Neither is written in the direction of the page.
  const isLeftToRight = type === 'email' || props.inputMode === 'tel';
  const state = props.isNativelyRequired ? { required: true } : { 'aria-required': true };
  const required = props.isOptional ? {} : state;
  return (
    <AriaTextField
      id={id}
      className="field"
      name={name}
      type={type}
      value={value}
      onChange={onChange}
      isInvalid={error !== undefined}
      {...(autoComplete && { autoComplete })}
      isReadOnly={isBusy === true}
    >
      <Label className="field__label">
        <FieldLabel label={props.label} words={props.words} isOptional={props.isOptional} />
      </Label>
      {props.hint !== undefined && (
        <Text slot="description" className="field__hint">
          {props.hint}
        </Text>
      )}
      <FieldError className="field__error">
        <FieldMessage prefix={props.words.errorPrefix} message={error ?? ''} />
      </FieldError>
      {props.rows === undefined ? (
        <Input
          className="field__control"
          {...required}
          {...(isBusy && { 'aria-disabled': true })}
          {...(props.inputMode && { inputMode: props.inputMode })}
          dir={isLeftToRight ? 'ltr' : undefined}
        />
      ) : (
        <TextArea className="field__control" rows={props.rows} {...required} />
      )}
    </AriaTextField>
  );
}
