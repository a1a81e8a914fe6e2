import { choices } from './fields/choices.ts';
import { emailAddress } from './fields/emailAddress.ts';
import { message } from './fields/message.ts';
import { phoneNumber } from './fields/phoneNumber.ts';
import type { Form } from './form.ts';

/** Contact preferences in the order in which they are sent. */
export const contactPreferences = ['email', 'call', 'either'] as const;

export type ContactPreference = (typeof contactPreferences)[number];

/** The consultation request (S3.4 to S3.10). */
export const consultation = {
  kind: 'consultation',
  fields: {
    name: { kind: 'text', limit: 200, attributes: { autoComplete: 'name' } },
    company: { kind: 'text', limit: 200, attributes: { autoComplete: 'organization' } },
    email: emailAddress,
    mobile: phoneNumber,
    interest: { kind: 'choice', options: ['web', 'mobile', 'marketing'], isFormOnly: true },
    message: message(4),
    wecontactyou: choices(contactPreferences),
  },
  derived: { contactYou: 'wecontactyou' },
  complete: ({ name, email, mobile, ...rest }) => ({
    name,
    email,
    mobile,
    ...rest,
    contactYou: contactYou(rest['wecontactyou']),
  }),
} as const satisfies Form;

function contactYou(chosen: string | undefined): string {
  if (chosen === 'email') return 'EMAIL_ME';
  return chosen === 'call' ? 'CALL_ME' : 'EITHER';
}
