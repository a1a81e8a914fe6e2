import { consultation } from '../contract/consultation.ts';
import type { FieldErrors, FieldName, Value } from '../contract/form.ts';
import { ContactPreference } from './ContactPreference.tsx';
import type { FieldsWords, RequestWords } from './formWords.ts';
import { RequestForm } from './RequestForm.tsx';
import type { Endpoint } from './sendSubmission.ts';

export type ConsultationFormProps = {
  endpoint: Endpoint;
  words: RequestWords & {
    fields: FieldsWords<typeof consultation>;
    /** Said of a group, which has no state of its own that says it. */
    required: string;
    unreachable: string;
    success: string;
  };
  /** What a refused native post held, as typed, and what was wrong with it. */
  values?: Partial<Record<FieldName<typeof consultation>, Value>>;
  errors?: FieldErrors<FieldName<typeof consultation>>;
};

/** The consultation request form (specification sections 3 to 5 and 8). */
export function ConsultationForm({ words, ...props }: ConsultationFormProps) {
  return (
    <RequestForm
      {...props}
      form={consultation}
      words={words}
      success={words.success}
      renderChoices={(control, value) => (
        <ContactPreference
          key={control.id}
          {...control}
          words={words}
          preferenceWords={words.fields.wecontactyou}
          value={consultation.fields.wecontactyou.read(value)}
        />
      )}
    />
  );
}
