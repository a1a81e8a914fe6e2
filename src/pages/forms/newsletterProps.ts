import { useSharedWords } from '../../i18n/useSharedWords.ts';
import type { NewsletterFormProps } from '../../forms/NewsletterForm.tsx';
import { urlOf, useFieldsWords, useFormWords, useOwnPage, useRefused } from './formProps.ts';

/** The newsletter form's props for this page, with what a refused native post held. */
export function useNewsletterProps(): NewsletterFormProps {
  const words = useSharedWords('forms');
  return {
    page: useOwnPage('newsletter'),
    url: urlOf('newsletter'),
    words: {
      ...useFormWords(),
      fields: useFieldsWords('newsletter'),
      submit: words(($) => $.newsletter.submit),
      failed: words(($) => $.newsletter.failed),
      success: words(($) => $.newsletter.success),
      confirm: words(($) => $.receipt.confirm),
    },
    ...useRefused('newsletter'),
  };
}
