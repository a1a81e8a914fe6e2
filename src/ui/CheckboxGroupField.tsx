import { Checkbox } from 'react-aria-components/Checkbox';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { FieldLabel, type RequiredWords } from './FieldLabel.tsx';
import { FieldMessage } from './FieldMessage.tsx';

export type CheckboxOption = {
  /** What a native post sends. */
  value: string;
  label: string;
  /** A word between the option and those before it, such as "or". */
  divider?: string | undefined;
};

type Props = {
  /** Id of the first box, the fragment that the error summary links to. */
  id: string;
  name: string;
  label: string;
  words: RequiredWords & { errorPrefix: string };
  options: readonly CheckboxOption[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** What to know before choosing (WCAG 3.2.2). */
  hint?: string | undefined;
  /** The sentence to show; undefined while nothing is wrong. */
  error?: string | undefined;
};

/** A required group of boxes to tick, named by its label; hint and error belong to the group. */
export function CheckboxGroupField(props: Props) {
  const { id, name, label, words, options, value, onChange, hint, error } = props;
  return (
    <CheckboxGroup
      className="field"
      name={name}
      value={[...value]}
      onChange={onChange}
      isInvalid={error !== undefined}
    >
      <Label className="field__label">
        <FieldLabel label={label} words={words} />
      </Label>
      {hint !== undefined && (
        <Text slot="description" className="field__hint">
          {hint}
        </Text>
      )}
      <FieldError className="field__error">
        <FieldMessage prefix={words.errorPrefix} message={error ?? ''} />
      </FieldError>
      <div className="checkboxes">
        {options.map((option, index) => (
          <Option key={option.value} option={option} id={index === 0 ? id : undefined} />
        ))}
      </div>
    </CheckboxGroup>
  );
}

/**
 * React Aria's label swallows every click whose press it did not see begin: one that began
 * before hydration, or one that assistive technology makes. A label of our own leaves it to
 * the browser to tick its box.
 */
function Option({ option, id }: { option: CheckboxOption; id: string | undefined }) {
  return (
    <>
      {option.divider !== undefined && <span className="soft">{option.divider}</span>}
      <Checkbox
        value={option.value}
        className="checkbox"
        render={({ ref, className, children }) => (
          <label ref={ref} className={className}>
            {children}
          </label>
        )}
        {...(id !== undefined && { id })}
      >
        {option.label}
      </Checkbox>
    </>
  );
}
