import type { ErrorCode, Field } from '../form.ts';
import { parseForm } from '../parseForm.ts';

/** What is wrong with a value in a form of this one field; undefined where nothing is. */
export function mistakeIn(field: Field, given: unknown): ErrorCode | undefined {
  const parsed = parseForm({ kind: 'quote', fields: { field } }, { field: given });
  return parsed.ok ? undefined : parsed.errors.field;
}

/** What is sent of a value in a form of this one field. Throws where the value is refused. */
export function sentOf(field: Field, given: unknown): string | undefined {
  const parsed = parseForm({ kind: 'quote', fields: { field } }, { field: given });
  if (!parsed.ok) throw new Error(`Expected no mistake, got ${parsed.errors.field}.`);
  return parsed.value.field;
}
