// Longer than others: one control in two forms, the browser's own and React Aria's, which hand
// choice and focus on to each other.
import { useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from 'react-aria-components/Button';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectValue } from 'react-aria-components/Select';
import { Text } from 'react-aria-components/Text';
import { useIsSSR } from 'react-aria/SSRProvider';
import { FieldLabel, type RequiredWords } from './FieldLabel.tsx';
import { FieldMessage } from './FieldMessage.tsx';
import './Field.css';
import './SelectField.css';
import type { Word } from '../words/word.ts';
import { contentOf } from '../words/contentOf.ts';
import { nameOf } from '../words/nameOf.tsx';

/** One choice: its key, the label the visitor reads, the value a native post sends. */
export type SelectOption = { key: string; label: Word; sent: string };

type Props = {
  id: string;
  name: string;
  label: Word;
  placeholder: Word;
  words: Pick<RequiredWords, 'asterisk'> & { errorPrefix: Word };
  options: readonly SelectOption[];
  /** The key of the chosen option, or empty. */
  value: string;
  onChange: (key: string) => void;
  hint?: Word | undefined;
  error?: Word | undefined;
  /** May stay empty; every other field is required. */
  isOptional?: boolean | undefined;
};

/**
 * A select that works before and without JavaScript: a native one, which React Aria's takes
 * the place of after hydration with the same choice. Never while the native one has the
 * focus (and so may be open): then it waits until the visitor has left it.
 */
export function SelectField(props: Props) {
  const native = useRef<HTMLSelectElement>(null);
  const isNative = useNativeFirst(native);
  const { options, value, onChange } = props;
  const takeOver = useEffectEvent(() => {
    if (native.current === null) return;
    const chosen = keyOf(options, native.current.value);
    if (chosen !== value) onChange(chosen);
  });
  // What was chosen before hydration, or restored by the browser, counts; it has to be read
  // before React Aria's control takes the place.
  useLayoutEffect(() => takeOver(), []);
  return isNative ? <NativeSelect {...props} control={native} /> : <AriaSelect {...props} />;
}

/** True on the server, while hydrating, and as long as the native control has the focus. */
function useNativeFirst(control: React.RefObject<HTMLSelectElement | null>): boolean {
  const isSSR = useIsSSR();
  const isInUse = useSyncExternalStore(
    watchFocus,
    () => control.current !== null && document.activeElement === control.current,
    () => true,
  );
  return isSSR || isInUse;
}

function watchFocus(notify: () => void): () => void {
  document.addEventListener('focusin', notify);
  document.addEventListener('focusout', notify);
  return () => {
    document.removeEventListener('focusin', notify);
    document.removeEventListener('focusout', notify);
  };
}

function NativeSelect(props: Props & { control: React.Ref<HTMLSelectElement> }) {
  const { id, name, label, placeholder, words, options, value, onChange, control } = props;
  const { hint, error } = props;
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const described = [hintId, errorId].filter(Boolean).join(' ');
  return (
    <div className="field" data-invalid={error === undefined ? undefined : true}>
      <label className="field__label" htmlFor={id}>
        <FieldLabel label={label} words={words} isOptional={props.isOptional} />
      </label>
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
      <select
        ref={control}
        className="field__control field__choice"
        id={id}
        name={name}
        value={sentOf(options, value)}
        onChange={(event) => onChange(keyOf(options, event.target.value))}
        aria-required={props.isOptional ? undefined : true}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={described || undefined}
      >
        <option value="" {...contentOf(placeholder)} />
        {options.map((option) => (
          <option key={option.key} value={option.sent} {...contentOf(option.label)} />
        ))}
      </select>
    </div>
  );
}

/**
 * React Aria's button cannot say that it is required or invalid (adobe/react-spectrum #8607), so it
 * is a `combobox` as APG has it: named by its label, with the choice as its value. While the list is
 * open the page around it is hidden, its label too, so both bear the name themselves: the button has
 * the focus again before the page is shown.
 */
function AriaSelect(props: Props) {
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

function sentOf(options: readonly SelectOption[], key: string): string {
  return options.find((option) => option.key === key)?.sent ?? '';
}

function keyOf(options: readonly SelectOption[], sent: string): string {
  return options.find((option) => option.sent === sent)?.key ?? '';
}
