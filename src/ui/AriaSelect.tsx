import { Button } from 'react-aria-components/Button';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectValue } from 'react-aria-components/Select';
import { Text } from 'react-aria-components/Text';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldMessage } from './FieldMessage.tsx';
import type { SelectFieldProps } from './SelectField.tsx';
import './Field.css';
import './SelectField.css';
import { contentOf } from '../words/contentOf.ts';
import { nameOf } from '../words/nameOf.tsx';

/**
 * React Aria's select, which takes the place of the browser's own (see `SelectField`).
 *
 * Its button cannot say that it is required or invalid (adobe/react-spectrum #8607), so it
 * is a `combobox` as APG has it: named by its label, with the choice as its value. While the list is
 * open the page around it is hidden, its label too, so both bear the name themselves: the button has
 * the focus again before the page is shown.
 */
export function AriaSelect(props: SelectFieldProps) {
  const { id, label, placeholder, words, options, value, onChange, hint, error } = props;
  const [name, nameText] = nameOf(label, `${id}-name`);
  const [listName, listNameText] = nameOf(label, `${id}-list-name`);
  return (
    <Select
      className="field"
      name={props.name}
      // Shown as it is given, which the type does not know.
      placeholder={placeholder as string}
      value={value || null}
      onChange={(key) => onChange(key === null ? '' : String(key))}
      isInvalid={error !== undefined}
    >
      <Label className="field__label">
        <FieldLabel label={label} words={words} isOptional={props.isOptional} />
      </Label>
      {hint !== undefined && (
        <Text slot="description" className="field__hint">
          {hint}
        </Text>
      )}
      <FieldError className="field__error">
        <FieldMessage prefix={words.errorPrefix} message={error ?? ''} />
      </FieldError>
      <Button
        className="field__control field__choice"
        id={id}
        render={(dom) => (
          <button
            {...dom}
            role="combobox"
            aria-expanded={dom['aria-expanded']}
            aria-controls={dom['aria-controls']}
            aria-labelledby={undefined}
            {...name}
            aria-required={props.isOptional ? undefined : true}
            aria-invalid={error === undefined ? undefined : true}
          />
        )}
      >
        {nameText}
        <SelectValue />
      </Button>
      <Popover
        className="select-field"
        offset={-2}
        render={({ 'aria-labelledby': _hidden, ...dom }) => <div {...dom} {...listName} />}
      >
        {listNameText}
        <ListBox
          items={options}
          render={({ 'aria-labelledby': _hidden, ...dom }) => <div {...dom} {...listName} />}
        >
          {(option) => (
            <ListBoxItem id={option.key} textValue={contentOf(option.label).children}>
              {option.label}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Select>
  );
}
