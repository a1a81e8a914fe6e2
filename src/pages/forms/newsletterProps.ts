import { useTranslation } from 'react-i18next';
import type { NewsletterFormProps } from '../../forms/NewsletterForm.tsx';
import { useEndpoint, useFormWords, useRefused } from './formProps.ts';

/** The newsletter form's props for this page. */
export function useNewsletterProps(): NewsletterFormProps {
  const { t } = useTranslation('forms');
  const refused = useRefused('newsletter');
  return {
    endpoint: useEndpoint('newsletter'),
    words: {
      ...useFormWords(),
      email: t(($) => $.newsletter.email),
      submit: t(($) => $.newsletter.submit),
      invalid: t(($) => $.newsletter.invalid),
      failed: t(($) => $.newsletter.failed),
      success: t(($) => $.newsletter.success),
    },
    ...(refused && { values: refused.values, errors: refused.errors }),
  };
}
