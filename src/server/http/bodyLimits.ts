/**
 * Longest accepted bodies in bytes. Percent-encoding writes every byte of a script other than
 * Latin as three, so a form needs three times the room to carry what JSON carries.
 */
export const bodyLimits = { json: 16 * 1024, form: 3 * 16 * 1024 } as const;
