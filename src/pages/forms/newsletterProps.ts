import { useTranslation } from 'react-i18next';
import type { NewsletterFormProps } from '../../forms/NewsletterForm.tsx';
import { useEndpoint, useFieldsWords, useFormWords, useRefused } from './formProps.ts';

/** The newsletter form's props for this page, with what a refused native post held. */
export function useNewsletterProps(): NewsletterFormProps {
  const { t } = useTranslation('forms');
  return {
    endpoint: useEndpoint('newsletter'),
    words: {
      ...useFormWords(),
      fields: useFieldsWords('newsletter'),
      submit: t(($) => $.newsletter.submit),
      failed: t(($) => $.newsletter.failed),
      success: t(($) => $.newsletter.success),
    },
    ...useRefused('newsletter'),
  };
}
