import type { Fields } from './submissionReaders.ts';

/** Copies the named keys that untrusted data has itself; everything else is left behind. */
export function ownFields(data: unknown, names: readonly string[]): Fields {
  const fields: Record<string, unknown> = {};
  for (const name of names) {
    if (typeof data === 'object' && data !== null && Object.hasOwn(data, name)) {
      fields[name] = (data as Fields)[name];
    }
  }
  return fields;
}
