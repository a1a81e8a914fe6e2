import { useEffect, useRef, useState } from 'react';
import type { FieldErrors, Result } from '../contract/form.ts';
import {
  createKey,
  sendSubmission,
  type Endpoint,
  type Outcome,
  type Stored,
} from './sendSubmission.ts';

/** What a form is doing, or what became of its last attempt. */
export type SubmissionState = 'editing' | 'invalid' | 'sending' | Outcome;

type Options<Field extends string> = {
  endpoint: Endpoint;
  /** Reads the fields as they are now; called once per attempt. */
  parse: () => Result<object, Field>;
  /** Errors found by the server in a native post. */
  initialErrors?: FieldErrors<Field> | undefined;
  /** What became of a native post, where its errors do not say it. */
  initialOutcome?: Outcome | undefined;
  /** Runs once after the server has taken the request, with what it said of it. */
  onStored: (stored: Stored) => void;
};

/**
 * Takes a form through its attempts: all errors at once on submit, one request at a time, the
 * data kept on failure. An edit after an attempt makes a new idempotency key, so that a
 * changed form is never taken for a repetition of the old one.
 */
export function useSubmission<Field extends string>(options: Options<Field>) {
  const { endpoint, parse, initialErrors = {}, initialOutcome = 'editing', onStored } = options;
  const [state, setState] = useState<SubmissionState>(initialOutcome);
  const [errors, setErrors] = useState<FieldErrors<Field>>(initialErrors);
  const [stored, setStored] = useState<Stored>({});
  const [attempts, setAttempts] = useState(0);
  const isSending = useRef(false);
  const running = useRef(0);
  const key = useRef<string>(undefined);

  // A page that comes back from the back/forward cache may have been frozen while sending.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => {
      if (!event.persisted || !isSending.current) return;
      isSending.current = false;
      running.current += 1;
      setState('unreachable');
    };
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);

  const submit = async (): Promise<void> => {
    if (isSending.current) return;
    const parsed = parse();
    setAttempts((count) => count + 1);
    setErrors(parsed.ok ? {} : parsed.errors);
    if (!parsed.ok) {
      setState('invalid');
      return;
    }
    isSending.current = true;
    setState('sending');
    key.current ??= createKey();
    const attempt = (running.current += 1);
    const { outcome, ...answer } = await sendSubmission(endpoint, parsed.value, key.current);
    if (attempt !== running.current) return; // Given up on while the page was frozen.
    isSending.current = false;
    setState(outcome);
    setStored(answer);
    if (outcome !== 'stored') return;
    key.current = undefined;
    onStored(answer);
  };

  return {
    state,
    errors,
    /** What was said of the last request that was taken. */
    stored,
    /** How often the visitor has submitted; changes even when the same errors come again. */
    attempts,
    submit,
    /** Call on every edit of a field. */
    edited: () => {
      key.current = undefined;
    },
    /** Takes the mistake of a field away before the next attempt. */
    mended: (field: Field) => {
      if (errors[field] === undefined) return;
      const { [field]: _mended, ...rest } = errors;
      setErrors(rest as FieldErrors<Field>);
      if (state === 'invalid' && Object.keys(rest).length === 0) setState('editing');
    },
  };
}
