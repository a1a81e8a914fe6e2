import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';
import type * as Aria from './AriaSelect.tsx';
import { FieldLabel, type RequiredWords } from './FieldLabel.tsx';
import { FieldMessage } from './FieldMessage.tsx';
import './Field.css';
import './SelectField.css';
import type { Word } from '../words/word.ts';
import { contentOf } from '../words/contentOf.ts';

/** One choice: its key, the label the visitor reads, the value a native post sends. */
export type SelectOption = { key: string; label: Word; sent: string };

/** What a select is given, in both of its forms. */
export type SelectFieldProps = {
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
 * the place of with the same choice once its script has come. Never while the native one has the
 * focus (and so may be open): then it waits until the visitor has left it.
 */
export function SelectField(props: SelectFieldProps) {
  const native = useRef<HTMLSelectElement>(null);
  const isNative = useNativeFirst(native);
  const [aria, setAria] = useState<typeof Aria>();
  const { options, value, onChange } = props;
  const takeOver = useEffectEvent(() => {
    if (native.current === null) return;
    const chosen = keyOf(options, native.current.value);
    if (chosen !== value) onChange(chosen);
  });
  // What was chosen before hydration, or restored by the browser, counts; it has to be read
  // before React Aria's control takes the place.
  useLayoutEffect(() => takeOver(), []);
  // A fifth to a quarter of the scripts that a form would else wait for. Where it is lost, the native one stays.
  useEffect(() => {
    import('./AriaSelect.tsx').then(setAria, () => {});
  }, []);
  return isNative || aria === undefined ? (
    <NativeSelect {...props} control={native} />
  ) : (
    <aria.AriaSelect {...props} />
  );
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

function NativeSelect(props: SelectFieldProps & { control: React.Ref<HTMLSelectElement> }) {
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

function sentOf(options: readonly SelectOption[], key: string): string {
  return options.find((option) => option.key === key)?.sent ?? '';
}

function keyOf(options: readonly SelectOption[], sent: string): string {
  return options.find((option) => option.sent === sent)?.key ?? '';
}
