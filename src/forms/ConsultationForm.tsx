import {
  contactPreferences,
  parseConsultation,
  type ConsultationField,
} from '../contract/consultation.ts';
import type { FieldErrors } from '../contract/rules.ts';
import { SelectField, type SelectOption } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { consultationDraftKey } from './consultationDraftKey.ts';
import { ContactPreference, type ContactPreferenceWords } from './ContactPreference.tsx';
import type { ErrorMessages, FormWords } from './formWords.ts';
import { RequestForm } from './RequestForm.tsx';
import type { Endpoint } from './sendSubmission.ts';
import { useRequestForm } from './useRequestForm.ts';

export type ConsultationFormProps = {
  endpoint: Endpoint;
  words: FormWords & {
    name: string;
    company: string;
    email: string;
    mobile: string;
    mobileHint: string;
    interest: string;
    interestPlaceholder: string;
    message: string;
    preference: ContactPreferenceWords;
    submit: string;
    failed: string;
    unreachable: string;
    success: string;
  };
  messages: ErrorMessages<ConsultationField>;
  /** The interests of the contract, in its order. */
  interests: readonly SelectOption[];
  /** What a refused native post held, as typed, and what was wrong with it. */
  values?: Partial<Record<Exclude<ConsultationField, 'wecontactyou'>, string>> & {
    wecontactyou?: readonly string[];
  };
  errors?: FieldErrors<ConsultationField>;
};

/** In the order of the form. */
const fields = [
  'name',
  'company',
  'email',
  'mobile',
  'interest',
  'message',
  'wecontactyou',
] as const satisfies readonly ConsultationField[];

/** The consultation request form (S3.4 to S3.10, S4.7 to S4.11, S5.11 to S5.17, S8.5 to S8.8). */
export function ConsultationForm(props: ConsultationFormProps) {
  const { endpoint, words, messages, interests, errors } = props;
  const form = useRequestForm<ConsultationField>({
    id: 'consultation',
    fields,
    draftKey: consultationDraftKey,
    endpoint,
    words,
    messages,
    values: { ...props.values, wecontactyou: props.values?.wecontactyou?.join(separator) ?? '' },
    errors,
    parse: (values) => {
      // A draft may hold an interest that is not offered any more.
      const isOffered = interests.some((option) => option.key === values.interest);
      return parseConsultation({ ...values, interest: isOffered ? values.interest : '' }, true);
    },
  });
  const { fieldProps, choiceProps } = form;
  const preference = choiceProps('wecontactyou');
  const ticked = preference.value.split(separator);

  return (
    <RequestForm
      form={form}
      headingId="consultation-heading"
      action={endpoint.action}
      words={words}
      success={words.success}
    >
      <div className="form__pair">
        <TextField {...fieldProps('name')} label={words.name} autoComplete="name" />
        <TextField {...fieldProps('company')} label={words.company} autoComplete="organization" />
      </div>
      <div className="form__pair">
        <TextField
          {...fieldProps('email')}
          label={words.email}
          type="email"
          autoComplete="email"
          isNativelyRequired
        />
        <TextField
          {...fieldProps('mobile')}
          label={words.mobile}
          hint={words.mobileHint}
          inputMode="tel"
          autoComplete="tel-national"
        />
      </div>
      <SelectField
        {...choiceProps('interest')}
        label={words.interest}
        placeholder={words.interestPlaceholder}
        options={interests}
      />
      <TextField {...fieldProps('message')} label={words.message} rows={4} />
      <ContactPreference
        {...preference}
        preferenceWords={words.preference}
        value={contactPreferences.filter((option) => ticked.includes(option))}
        onChange={(chosen) => {
          preference.onChange(chosen.join(separator));
        }}
      />
    </RequestForm>
  );
}

/** Between the preferences in the form's state, as they are sent. */
const separator = ', ';
