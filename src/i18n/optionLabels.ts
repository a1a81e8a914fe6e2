import type { Form, FormLabels } from '../contract/form.ts';
import { forms } from '../contract/forms.ts';
import type { SubmissionKind } from '../contract/intake.ts';
import { sourceLocale } from '../site/locales.ts';
import { localeOf } from './catalogue.ts';
import { createI18n } from './createI18n.ts';

const { t } = createI18n(localeOf(sourceLocale));

/** Which options there are is the contract's to say, so that no type knows their keys here. */
const read = t as unknown as (key: string, options: object) => string;

/**
 * By form: the labels of options in the source locale, where they are what is sent, whatever
 * language the page is in, because the back office reads one.
 */
export const optionLabels: Readonly<Record<SubmissionKind, FormLabels>> = {
  quote: labelsOf(forms.quote),
  consultation: labelsOf(forms.consultation),
  newsletter: labelsOf(forms.newsletter),
};

function labelsOf({ kind, fields }: Form): FormLabels {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (field.kind !== 'choice' || !field.sendsLabel) return [];
      const labels = field.options.map((option) => [
        option,
        read(`${kind}.fields.${name}.options.${option}`, { ns: 'forms' }),
      ]);
      return [[name, Object.fromEntries(labels)]];
    }),
  );
}
