import type { ReactNode } from 'react';
import type { Field } from '../../contract/form.ts';
import { forms } from '../../contract/forms.ts';
import type { Receipt } from '../../delivery/rendering.ts';
import type { AnyFieldWords } from '../../forms/formWords.ts';
import { optionLabels } from '../../i18n/optionLabels.ts';
import type { Word } from '../../words/word.ts';
import { keyOf, useFieldsWords } from './formProps.ts';

/** A field of a form, and what was sent in it. */
type ReceiptRow = { id: string; label: Word; values: readonly { id: string; value: ReactNode }[] };

/**
 * The fields of a form that were stored, in its order, with their names, and options with theirs, in the
 * language of the page. What follows from them is left out.
 */
export function useReceiptRows({ kind, body }: Receipt): readonly ReceiptRow[] {
  const words = useFieldsWords(kind) as Readonly<Record<string, AnyFieldWords>>;
  return Object.entries<Field>(forms[kind].fields).flatMap(([name, field]) => {
    const sent = body[name];
    const own = words[name];
    if (own === undefined || sent === undefined || sent === '') return [];
    const labels = optionLabels[kind][name] ?? {};
    const values = partsOf(field, sent).map((part) => ({
      id: part,
      value: own.options?.[keyOf(labels, part) ?? part] ?? <bdi>{part}</bdi>,
    }));
    return [{ id: name, label: own.label, values }];
  });
}

/** Boxes are stored in one text, as the contract joins them. */
function partsOf(field: Field, sent: string): readonly string[] {
  return field.kind === 'choices' ? field.read(sent.split(', ')) : [sent];
}
