import { emailAddress } from './fields/emailAddress.ts';
import { message } from './fields/message.ts';
import { phoneNumber } from './fields/phoneNumber.ts';
import type { Form } from './form.ts';

/** The quote request (S3.1 to S3.3). */
export const quote = {
  kind: 'quote',
  fields: {
    name: { kind: 'text', limit: 200, attributes: { autoComplete: 'name' } },
    email: emailAddress,
    mobile: phoneNumber,
    selectservice: {
      kind: 'choice',
      // Keys of S3.3, which name other things than their labels do.
      options: ['web', 'uiux', 'cloud', 'ai', 'technologies'],
      sendsLabel: true,
    },
    message: message(5),
  },
} as const satisfies Form;
