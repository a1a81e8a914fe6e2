import type {
  Body,
  ErrorCode,
  Field,
  FieldErrors,
  FieldName,
  Form,
  FormLabels,
  Given,
  Labels,
  Result,
  Value,
} from './form.ts';
import { trimmed } from './trimmed.ts';
import { isUnshowable } from './unshowable.ts';

/**
 * Reads a form as it was filled in, in the browser or from a native post, and gives what is sent
 * and kept of it, or every mistake at once.
 * @param labels the labels of the options of every field that sends one.
 */
export function parseForm<Of extends Form>(
  form: Of,
  given: Given,
  labels: FormLabels = {},
): Result<Body<Of>, FieldName<Of>> {
  const body: Record<string, string> = {};
  const errors: FieldErrors = {};
  for (const [name, field] of Object.entries<Field>(form.fields)) {
    const value = (field.read ?? trimmed)(given[name]);
    const mistake = mistakeIn(field, value, labels[name]);
    if (mistake) errors[name] = field.everyMistake ?? mistake;
    const isSent = !field.isFormOnly && (value.length > 0 || !field.isOptional);
    // The one place where a list becomes a text (S3.5).
    if (isSent) body[name] = [value].flat().join(', ');
  }
  return (
    Object.keys(errors).length > 0
      ? { ok: false, errors }
      : { ok: true, value: form.complete?.(body) ?? body }
  ) as Result<Body<Of>, FieldName<Of>>;
}

function mistakeIn(field: Field, value: Value, labels: Labels = {}): ErrorCode | undefined {
  if (value.length === 0) return field.isOptional ? undefined : 'required';
  if (field.kind === 'choices') return undefined;
  const text = String(value);
  if (field.kind === 'choice') {
    const offered = field.sendsLabel ? Object.values(labels) : field.options;
    return offered.includes(text) ? undefined : 'invalid';
  }
  if (field.limit && text.length > field.limit) return 'too-long';
  if (field.accepts?.(text) === false) return 'invalid';
  // Last, because the specification's own sentence says enough where it is due (S5.4, S5.6).
  return isUnshowable(text, field.attributes?.rows ? 'lines' : 'line') ? 'unshowable' : undefined;
}
