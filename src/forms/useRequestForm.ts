import { useCallback, useRef, useState } from 'react';
import type { Field, FieldErrors, Form, FormLabels, Value } from '../contract/form.ts';
import { parseForm } from '../contract/parseForm.ts';
import { draftKey } from './draftKey.ts';
import type { AnyFieldWords, OwnPage, RequestWords } from './formWords.ts';
import { useDraft } from './useDraft.ts';
import { titlesOf, useErrorFocus } from './useErrorFocus.ts';
import { useSubmission } from './useSubmission.ts';

/** What the fields hold by name, an option by its key; an empty one may be absent. */
export type Values = Readonly<Record<string, Value>>;

export type RequestFormOptions = {
  form: Form;
  page: OwnPage;
  url: string;
  words: RequestWords & { fields: Readonly<Record<string, AnyFieldWords>> };
  /** What is sent for the options of every field that sends a label. */
  labels?: FormLabels | undefined;
  /** What a refused native post held, as typed, and what was wrong with it. */
  values?: Values | undefined;
  errors?: FieldErrors | undefined;
  /** Set where nothing was wrong with it: it was not taken when it came. */
  outcome?: 'busy' | undefined;
  /** Runs once after the server has taken the request, with its number; the fields are empty then. */
  onStored?: ((reference: string | undefined) => void) | undefined;
};

/**
 * Holds the fields of a request form through drafts, mistakes, sending and success (behaviour
 * rows forms and hydration).
 */
export function useRequestForm(options: RequestFormOptions) {
  const { form, page, url, words, labels = {}, onStored } = options;
  const [values, setValues] = useState<Values>(options.values ?? {});
  const { state, errors, stored, attempts, submit, edited, mended } = useSubmission({
    endpoint: { url, action: page.action },
    parse: () => parseForm(form, sentOf(values, labels), labels),
    initialErrors: options.errors,
    initialOutcome: options.outcome,
    onStored: ({ reference }) => {
      setValues((current) => withoutSent(current, values));
      onStored?.(reference);
    },
  });
  const restore = useCallback((draft: object) => {
    setValues((current) => fillEmpty(current, draft));
  }, []);
  useDraft(draftKey(form.kind), values, restore);
  const summary = useRef<HTMLDivElement>(null);
  useErrorFocus({ state, attempts }, titlesOf(page, words), () => summary.current?.focus());

  const change = (name: string, { kind }: Field, value: Value) => {
    setValues((current) => ({ ...current, [name]: value }));
    edited();
    // Where one picks, "Please select" is no longer true once something is chosen, and would be
    // read out with the choice.
    if (kind !== 'text' && value.length > 0) mended(name);
  };
  return { state, reference: stored.reference, values, errors, summary, submit, change };
}

/** What a field that sends a label holds is a key; one that is not offered is nothing. */
function sentOf(values: Values, labels: FormLabels) {
  const sent: Record<string, unknown> = { ...values };
  for (const [name, offered] of Object.entries(labels)) sent[name] = offered[String(values[name])];
  return sent;
}

/** Empties what was sent; what was typed while it was on its way stays. */
function withoutSent(current: Values, sent: Values): Values {
  const rest = Object.entries(current).filter(([name, value]) => value !== sent[name]);
  return Object.fromEntries(rest);
}

/** Puts a draft only where nothing stands: what was typed after a reload is newer. */
function fillEmpty(current: Values, draft: object): Values {
  const kept = Object.entries(draft).filter(
    ([name, value]) =>
      !current[name]?.length && (typeof value === 'string' || Array.isArray(value)),
  );
  return { ...current, ...(Object.fromEntries(kept) as Values) };
}
