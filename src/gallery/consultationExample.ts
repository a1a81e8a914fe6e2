import { consultation } from '../contract/consultation.ts';
import type { Field } from '../contract/form.ts';
import { intakePaths } from '../contract/intake.ts';
import type { ConsultationFormProps } from '../forms/ConsultationForm.tsx';
import type { AnyFieldWords } from '../forms/formWords.ts';
import { place } from '../words/place.ts';

type Words = ConsultationFormProps['words']['fields'];

/** What these fields say otherwise than {@link madeUp} would have them. */
const own = {
  mobile: {
    label: 'Phone number',
    hint: '10 digits, without +91 or 0 in front',
    errors: {
      required: 'Phone number is required.',
      invalid: 'Please enter a valid 10-digit phone number.',
    },
  },
  interest: {
    label: 'Service',
    placeholder: 'What type of services are you looking for?',
    options: {
      web: 'Which category or industry does your business belong to?',
      mobile: 'What is the main goal you want to achieve?',
      marketing: 'How soon do you want to start the project?',
    },
    errors: { required: 'Please select a service.' },
  },
  wecontactyou: {
    label: 'How should we contact you?',
    hint: 'Choose one or both, or only “Either is fine”.',
    or: 'or',
    options: { email: 'Email me', call: 'Call me', either: 'Either is fine' },
    cleared: {
      email: '“Email me” was cleared.',
      call: '“Call me” was cleared.',
      both: '“Email me” and “Call me” were cleared.',
      either: '“Either is fine” was cleared.',
    },
    errors: { required: 'Please choose at least one option.' },
  },
} satisfies Partial<Words>;

/** The consultation form with words made up for the gallery. */
export const consultationExample: ConsultationFormProps = {
  page: {
    action: `${intakePaths.consultation}?page=get-consultation&locale=en`,
    title: 'Gallery',
  },
  url: intakePaths.consultation,
  words: {
    asterisk: '*',
    required: '(required)',
    requiredNote: 'Fields marked with an asterisk are required.',
    errorPrefix: 'Error:',
    errorTitle: `Error: ${place}`,
    summary: 'There is a problem',
    sending: 'Sending',
    reference: `Your reference number is ${place}.`,
    kept: 'What you typed is still here. You can also write to hello@techeon.example.',
    submit: 'Request consultation',
    failed: 'Something went wrong. Please try again.',
    wait: 'Please send it again in a minute.',
    unreachable: 'Failed to connect to the server.',
    success: 'Your consultation request has been submitted!',
    fields: { ...everyFieldsWords(), ...own } as Words,
  },
};

function everyFieldsWords(): Record<string, AnyFieldWords> {
  const fields = Object.entries<Field>(consultation.fields);
  return Object.fromEntries(fields.map(([name, field]) => [name, madeUp(name, field)]));
}

/** Words for a field out of its name, so that a new one shows here by itself. */
function madeUp(name: string, field: Field): AnyFieldWords {
  const label = name.charAt(0).toUpperCase() + name.slice(1);
  const options = field.kind === 'text' ? [] : field.options;
  return {
    label,
    placeholder: `Choose: ${label}`,
    options: Object.fromEntries(options.map((option) => [option, option])),
    errors: {
      required: `${label} is required.`,
      invalid: `Please mend: ${label}`,
      'too-long': `Please shorten: ${label}`,
      unshowable: `Please type again: ${label}`,
    },
  };
}
