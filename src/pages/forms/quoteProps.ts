import { useTranslation } from 'react-i18next';
import type { QuoteFormProps } from '../../forms/QuoteForm.tsx';
import { optionLabels } from '../../i18n/optionLabels.ts';
import { usePage } from '../page.ts';
import { sourceLocale } from '../../site/locales.ts';
import { useEndpoint, useFieldsWords, useRefused, useRequestWords } from './formProps.ts';

/** The quote form's props for this page, with what a refused native post held. */
export function useQuoteProps(submit: string): QuoteFormProps {
  const { t } = useTranslation('forms');
  const { locale } = usePage();
  return {
    endpoint: useEndpoint('quote'),
    words: {
      ...useRequestWords(),
      fields: useFieldsWords('quote'),
      submit,
      failed: t(($) => $.quote.failed),
      thanks: {
        heading: t(($) => $.quote.thanks.heading),
        text: t(($) => $.quote.thanks.text),
        close: t(($) => $.quote.thanks.close),
      },
    },
    ...(locale.code !== sourceLocale && { labels: optionLabels.quote }),
    ...useRefused('quote'),
  };
}
