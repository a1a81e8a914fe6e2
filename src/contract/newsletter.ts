import { email } from './fields/email.ts';
import type { Form } from './form.ts';

/**
 * The newsletter sign-up (S3.11). The only shape rule of its address is an `@`,
 * and its message is the same for every mistake (S5.19).
 */
export const newsletter = {
  kind: 'newsletter',
  fields: {
    email: {
      ...email,
      accepts: (value: string) => value.includes('@'),
      everyMistake: 'invalid',
    },
  },
} as const satisfies Form;
