import type { Given } from '../../contract/form.ts';

/** Copies the named keys that untrusted data has itself; everything else is left behind. */
export function ownFields(data: unknown, names: readonly string[]): Given {
  const fields: Record<string, unknown> = {};
  for (const name of names) {
    if (typeof data === 'object' && data !== null && Object.hasOwn(data, name)) {
      fields[name] = (data as Given)[name];
    }
  }
  return fields;
}
