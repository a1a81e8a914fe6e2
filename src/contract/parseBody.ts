import type { Body, FieldErrors, FieldName, Form, FormLabels, Given, Result } from './form.ts';
import { parseForm } from './parseForm.ts';

/**
 * Reads what a script sent: as {@link parseForm}, without the fields that are never sent, a list
 * as one text with commas. What follows from a field comes with it, and they must agree.
 */
export function parseBody<Of extends Form>(
  form: Of,
  given: Given,
  labels: FormLabels = {},
): Result<Body<Of>, FieldName<Of>> {
  const sent = Object.entries(form.fields).filter(([, { isFormOnly }]) => isFormOnly !== true);
  const lists = sent.flatMap(([name, { kind }]) => {
    const joined = given[name];
    return kind === 'choices' && typeof joined === 'string' ? [[name, joined.split(',')]] : [];
  });
  const parsed = parseForm<Form>(
    { ...form, fields: Object.fromEntries(sent) },
    { ...given, ...Object.fromEntries(lists) },
    labels,
  );
  const errors = parsed.ok ? disagreements(form, given, parsed.value) : {};
  return (Object.keys(errors).length === 0 ? parsed : { ok: false, errors }) as Result<
    Body<Of>,
    FieldName<Of>
  >;
}

function disagreements({ derived = {} }: Form, given: Given, body: Body): FieldErrors {
  const wrong = Object.entries(derived).filter(([name]) => given[name] !== body[name]);
  return Object.fromEntries(wrong.map(([, from]) => [from, 'invalid']));
}
