import { Fragment } from 'react';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { Label } from 'react-aria-components/Label';
import '../layout/Soft.css';
import { Checkbox } from './Checkbox.tsx';
import { FieldLabel, type RequiredWords } from './FieldLabel.tsx';
import { FieldMessage } from './FieldMessage.tsx';
import './Field.css';
import type { Word } from '../words/word.ts';

export type CheckboxOption = {
  /** What a native post sends. */
  value: string;
  label: Word;
  /** A word between the option and those before it, such as "or". */
  divider?: Word | undefined;
};

type Props = {
  /** Id of the first box, the fragment that the error summary links to. */
  id: string;
  name: string;
  label: Word;
  words: RequiredWords & { errorPrefix: Word };
  options: readonly CheckboxOption[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** What to know before choosing (WCAG 3.2.2). */
  hint?: Word | undefined;
  /** The sentence to show; undefined while nothing is wrong. */
  error?: Word | undefined;
  /** May stay empty; every other field is required. */
  isOptional?: boolean | undefined;
};

/**
 * A group of boxes to tick, named by its label. Hint and error describe the group alone:
 * React Aria's own slots would have every box say them again.
 */
export function CheckboxGroupField(props: Props) {
  const { id, name, label, words, options, value, onChange, hint, error } = props;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint !== undefined && hintId, error !== undefined && errorId].filter(Boolean);
  return (
    <CheckboxGroup
      className="field"
      name={name}
      value={[...value]}
      onChange={onChange}
      isInvalid={error !== undefined}
      {...(described.length > 0 && { 'aria-describedby': described.join(' ') })}
    >
      <Label className="field__label">
        <FieldLabel label={label} words={words} isOptional={props.isOptional} saysRequired />
      </Label>
      {hint !== undefined && (
        <span className="field__hint" id={hintId}>
          {hint}
        </span>
      )}
      {error !== undefined && (
        <span className="field__error" id={errorId}>
          <FieldMessage prefix={words.errorPrefix} message={error} />
        </span>
      )}
      <div>
        {options.map((option, index) => (
          <Fragment key={option.value}>
            {option.divider !== undefined && <span className="soft">{option.divider}</span>}
            <Checkbox value={option.value} {...(index === 0 && { id })}>
              {option.label}
            </Checkbox>
          </Fragment>
        ))}
      </div>
    </CheckboxGroup>
  );
}
