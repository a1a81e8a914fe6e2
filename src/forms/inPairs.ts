import type { Field } from '../contract/form.ts';

/** A field of a form with its name. */
export type NamedField = [name: string, field: Field];

/** Two short fields side by side where two follow each other; a wide one has a row of its own. */
export function inPairs(fields: readonly NamedField[]): [NamedField, NamedField?][] {
  const rows: [NamedField, NamedField?][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    if (last && !last[1] && !isWide(last[0]) && !isWide(field)) last[1] = field;
    else rows.push([field]);
  }
  return rows;
}

function isWide([, field]: NamedField): boolean {
  return field.kind === 'choices' || field.attributes?.rows !== undefined;
}
