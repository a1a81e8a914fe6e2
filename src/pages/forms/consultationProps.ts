import { useSharedWords } from '../../i18n/useSharedWords.ts';
import type { ConsultationFormProps } from '../../forms/ConsultationForm.tsx';
import { urlOf, useFieldsWords, useOwnPage, useRefused, useRequestWords } from './formProps.ts';

/** The consultation form's props for this page, with what a refused native post held. */
export function useConsultationProps(): ConsultationFormProps {
  const words = useSharedWords('forms');
  return {
    page: useOwnPage('consultation'),
    url: urlOf('consultation'),
    words: {
      ...useRequestWords(),
      fields: useFieldsWords('consultation'),
      required: words(($) => $.required),
      submit: words(($) => $.consultation.submit),
      failed: words(($) => $.consultation.failed),
      unreachable: words(($) => $.consultation.unreachable),
      success: words(($) => $.consultation.success),
    },
    ...useRefused('consultation'),
  };
}
