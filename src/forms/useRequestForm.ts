import { useCallback, useRef, useState, type RefObject } from 'react';
import type { FieldErrors, Result } from '../contract/rules.ts';
import { messageOf, type ErrorMessages, type FormWords } from './formWords.ts';
import type { Endpoint } from './sendSubmission.ts';
import { useDraft } from './useDraft.ts';
import { useErrorFocus } from './useErrorFocus.ts';
import { useSubmission, type SubmissionState } from './useSubmission.ts';

type Values<Field extends string> = Record<Field, string>;

type Options<Field extends string> = {
  /** First part of every field's id: `quote` makes `quote-name`. */
  id: string;
  /** In the order of the form. */
  fields: readonly Field[];
  draftKey: string;
  endpoint: Endpoint;
  words: FormWords;
  messages: ErrorMessages<Field>;
  /** What a refused native post held, as typed, and what was wrong with it. */
  values?: Partial<Values<Field>> | undefined;
  errors?: FieldErrors<Field> | undefined;
  parse: (values: Values<Field>) => Result<object, Field>;
  /** Runs once after the server has taken the request; the fields are empty then. */
  onStored?: () => void;
};

/** A form of several fields as {@link useRequestForm} hands it to `RequestForm`. */
export type RequestFormState = {
  state: SubmissionState;
  summary: RefObject<HTMLDivElement | null>;
  problems: readonly { id: string; message: string }[];
  submit: () => Promise<void>;
};

/**
 * Holds the fields of a request form, each as one text, through drafts, mistakes, sending and
 * success (behaviour rows forms and hydration).
 */
export function useRequestForm<Field extends string>(options: Options<Field>) {
  const { id, fields, draftKey, endpoint, words, messages, onStored } = options;
  const [values, setValues] = useState(() => ({ ...emptyOf(fields), ...options.values }));
  const { state, errors, attempts, submit, edited, mended } = useSubmission<Field>({
    endpoint,
    parse: () => options.parse(values),
    initialErrors: options.errors,
    onStored: () => {
      setValues((current) => withoutSent(current, values));
      onStored?.();
    },
  });
  const restore = useCallback((draft: Partial<Values<Field>>) => {
    setValues((current) => fillEmpty(current, draft));
  }, []);
  useDraft(draftKey, values, restore);
  const summary = useRef<HTMLDivElement>(null);
  useErrorFocus({ state, attempts }, words, () => summary.current?.focus());

  const fieldProps = (field: Field) => ({
    id: `${id}-${field}`,
    name: field,
    words,
    value: values[field],
    onChange: (value: string) => {
      setValues((current) => ({ ...current, [field]: value }));
      edited();
    },
    error: messageOf(messages, errors, field),
  });

  return {
    state,
    values,
    summary,
    submit,
    /** Every mistake with the id of its field, in the order of the form. */
    problems: fields.flatMap((field) => {
      const message = messageOf(messages, errors, field);
      return message === undefined ? [] : [{ id: `${id}-${field}`, message }];
    }),
    /** What every kind of field needs to be this field. */
    fieldProps,
    /**
     * As {@link fieldProps}, where one picks instead of types: "Please select" is no longer true once
     * something is chosen, and would be read out with the choice.
     */
    choiceProps: (field: Field) => {
      const { onChange, ...props } = fieldProps(field);
      return {
        ...props,
        onChange: (value: string) => {
          onChange(value);
          if (value !== '') mended(field);
        },
      };
    },
  };
}

function emptyOf<Field extends string>(fields: readonly Field[]): Values<Field> {
  return Object.fromEntries(fields.map((field) => [field, ''])) as Values<Field>;
}

/** Empties what was sent; what was typed while it was on its way stays. */
function withoutSent<Field extends string>(
  current: Values<Field>,
  sent: Values<Field>,
): Values<Field> {
  const rest = { ...current };
  for (const field of Object.keys(rest) as Field[]) {
    if (rest[field] === sent[field]) rest[field] = '';
  }
  return rest;
}

/** Puts a draft only where nothing stands: what was typed after a reload is newer. */
function fillEmpty<Field extends string>(
  current: Values<Field>,
  draft: Partial<Values<Field>>,
): Values<Field> {
  const filled = { ...current };
  for (const field of Object.keys(filled) as Field[]) {
    const kept: unknown = draft[field];
    if (filled[field] === '' && typeof kept === 'string') filled[field] = kept;
  }
  return filled;
}
