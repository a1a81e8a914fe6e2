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
  const values: Record<string, Value> = {};
  const errors: FieldErrors = {};
  for (const [name, field] of Object.entries<Field>(form.fields)) {
    const value = (field.read ?? trimmed)(given[name]);
    const mistake = mistakeIn(field, value, labels[name]);
    values[name] = value;
    if (mistake) errors[name] = field.everyMistake ?? mistake;
  }
  return (
    Object.keys(errors).length > 0
      ? { ok: false, errors }
      : { ok: true, value: bodyOf(form, values) }
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
  return field.accepts?.(text) === false ? 'invalid' : undefined;
}

/** The one place where a list becomes a text: a comma and a space (specification section 3). */
function bodyOf({ fields, sentFirst = [], derived = {} }: Form, values: Record<string, Value>) {
  const body: Record<string, string> = {};
  for (const name of [...sentFirst, ...Object.keys(fields)]) {
    const value = values[name] ?? '';
    const isLeftOut = fields[name]?.isOptional && value.length === 0;
    if (!fields[name]?.isFormOnly && !isLeftOut) body[name] = [value].flat().join(', ');
  }
  for (const [name, { from, derive }] of Object.entries(derived)) {
    body[name] = derive(body[from] ?? '');
  }
  return body;
}
