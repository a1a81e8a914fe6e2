import {
  choice,
  emailAddress,
  failures,
  limits,
  phoneDigits,
  phoneNumber,
  result,
  text,
  trimmed,
  type FieldErrors,
  type Result,
} from './rules.ts';

/** Contact preferences in the order in which they are sent. */
export const contactPreferences = ['email', 'call', 'either'] as const;

export type ContactPreference = (typeof contactPreferences)[number];

/** The service-type options of the consultation form, in order (S3.9). */
export const interests = ['web', 'mobile', 'marketing'] as const;

/** The body of a consultation request as sent and stored. */
export type ConsultationRequest = {
  name: string;
  email: string;
  mobile: string;
  company: string;
  message: string;
  /** Chosen preferences, joined by a comma and a space: `email, call`. */
  wecontactyou: string;
  contactYou: 'EMAIL_ME' | 'CALL_ME' | 'EITHER';
};

/** Every field a visitor fills in; `interest` is required in the form and never sent as JSON. */
export type ConsultationField =
  | 'name'
  | 'company'
  | 'email'
  | 'mobile'
  | 'interest'
  | 'message'
  | 'wecontactyou';

/**
 * Reads a consultation request from untrusted fields.
 * `wecontactyou` may be a list (form data) or one text joined by commas (JSON).
 * @param carriesInterest true where the form itself is read (browser, native post): there
 *   `interest` is required. The JSON body never carries it.
 */
export function parseConsultation(
  input: Readonly<Record<string, unknown>>,
  carriesInterest: boolean,
): Result<ConsultationRequest, ConsultationField> {
  const chosen = preferences(input['wecontactyou']);
  const wecontactyou = chosen.join(', ');
  const value = {
    name: trimmed(input['name']),
    email: trimmed(input['email']),
    mobile: phoneDigits(trimmed(input['mobile'])),
    company: trimmed(input['company']),
    message: trimmed(input['message']),
  };
  const errors: FieldErrors<ConsultationField> = failures(
    { ...value, interest: trimmed(input['interest']), wecontactyou },
    {
      name: text(limits.name),
      company: text(limits.company),
      email: emailAddress,
      mobile: phoneNumber,
      interest: carriesInterest ? choice(interests) : () => undefined,
      message: text(limits.message),
      wecontactyou: (joined) => (joined === '' ? 'required' : undefined),
    },
  );
  return result({ ...value, wecontactyou, contactYou: contactYou(chosen) }, errors);
}

/** The known preferences in an untrusted value, each once, in the order they are sent. */
function preferences(value: unknown): ContactPreference[] {
  const given = Array.isArray(value) ? value.map(trimmed) : trimmed(value).split(',').map(trimmed);
  return contactPreferences.filter((preference) => given.includes(preference));
}

function contactYou(chosen: readonly ContactPreference[]): ConsultationRequest['contactYou'] {
  if (chosen.includes('either') || chosen.length === 2) return 'EITHER';
  return chosen[0] === 'call' ? 'CALL_ME' : 'EMAIL_ME';
}
