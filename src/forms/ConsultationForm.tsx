import { consultation } from '../contract/consultation.ts';
import type { FieldErrors, FieldName, Value } from '../contract/form.ts';
import { ContactPreference } from './ContactPreference.tsx';
import type { FieldsWords, OwnPage, RequestWords } from './formWords.ts';
import { RequestForm } from './RequestForm.tsx';
import type { Word } from '../words/word.ts';

export type ConsultationFormProps = {
  page: OwnPage;
  /** Where a backend takes JSON; of our own intake the path alone. */
  url: string;
  words: RequestWords & {
    fields: FieldsWords<typeof consultation>;
    /** Said of a group, which has no state of its own that says it. */
    required: Word;
    unreachable: Word;
    success: Word;
  };
  /** What a refused native post held, as typed, and what was wrong with it. */
  values?: Partial<Record<FieldName<typeof consultation>, Value>>;
  errors?: FieldErrors<FieldName<typeof consultation>>;
  /** Set where nothing was wrong with it: it was not taken when it came. */
  outcome?: 'busy' | undefined;
};

/** The consultation request form (S3.4 to S3.10, S4.7 to S4.11, S5.11 to S5.17, S8.5 to S8.8). */
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
