import { useSharedWords } from '../../i18n/useSharedWords.ts';
import type { QuoteFormProps } from '../../forms/QuoteForm.tsx';
import { optionLabels } from '../../i18n/optionLabels.ts';
import { usePage } from '../page.ts';
import { sourceLocale } from '../../site/locales.ts';
import type { Word } from '../../words/word.ts';
import { urlOf, useFieldsWords, useOwnPage, useRefused, useRequestWords } from './formProps.ts';

/** The quote form's props for this page, with what a refused native post held. */
export function useQuoteProps(submit: Word): QuoteFormProps {
  const words = useSharedWords('forms');
  const { locale } = usePage();
  return {
    page: useOwnPage('quote'),
    url: urlOf('quote'),
    words: {
      ...useRequestWords(),
      fields: useFieldsWords('quote'),
      submit,
      failed: words(($) => $.quote.failed),
      thanks: {
        heading: words(($) => $.quote.thanks.heading),
        text: words(($) => $.quote.thanks.text),
        close: words(($) => $.quote.thanks.close),
      },
    },
    ...(locale.code !== sourceLocale && { labels: optionLabels.quote }),
    ...useRefused('quote'),
  };
}
