import { useState } from 'react';
import type { FieldErrors, FieldName, FormLabels, Labels } from '../contract/form.ts';
import { quote } from '../contract/quote.ts';
import { MessageDialog } from '../ui/MessageDialog.tsx';
import { Reference } from '../ui/Reference.tsx';
import type { FieldsWords, OwnPage, RequestWords } from './formWords.ts';
import { RequestForm } from './RequestForm.tsx';
import type { Word } from '../words/word.ts';

export type QuoteFormProps = {
  page: OwnPage;
  /** Where a backend takes JSON; of our own intake the path alone. */
  url: string;
  words: RequestWords & {
    fields: FieldsWords<typeof quote>;
    thanks: { heading: Word; text: Word; close: Word };
  };
  /** What is sent for the services, where it is not what the visitor reads. */
  labels?: FormLabels;
  /** What a refused native post held, as typed, and what was wrong with it. */
  values?: Partial<Record<FieldName<typeof quote>, string>>;
  errors?: FieldErrors<FieldName<typeof quote>>;
  /** Set where nothing was wrong with it: it was not taken when it came. */
  outcome?: 'busy' | undefined;
};

/** The quote request form (S3.1 to S3.3, S4.1 to S4.6, S5.1 to S5.10, S8.1 to S8.4). */
export function QuoteForm({ words, ...props }: QuoteFormProps) {
  const [isThanked, setThanked] = useState(false);
  const [reference, setReference] = useState<string>();
  return (
    <>
      <RequestForm
        // Only the source locale sends what it reads, and no word is foreign there.
        labels={{ selectservice: words.fields.selectservice.options as Labels }}
        {...props}
        form={quote}
        words={{ ...words, unreachable: words.failed }}
        success={isThanked ? '' : words.thanks.heading}
        onStored={(number) => {
          setReference(number);
          setThanked(true);
        }}
      />
      <MessageDialog
        {...words.thanks}
        isOpen={isThanked}
        onClose={() => {
          setThanked(false);
        }}
      >
        {reference !== undefined && (
          <p>
            <Reference sentence={words.reference} reference={reference} />
          </p>
        )}
      </MessageDialog>
    </>
  );
}
