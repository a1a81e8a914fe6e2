import { useTranslation } from 'react-i18next';
import type { ConsultationFormProps } from '../../forms/ConsultationForm.tsx';
import { useEndpoint, useFieldsWords, useRefused, useRequestWords } from './formProps.ts';

/** The consultation form's props for this page, with what a refused native post held. */
export function useConsultationProps(): ConsultationFormProps {
  const { t } = useTranslation('forms');
  return {
    endpoint: useEndpoint('consultation'),
    words: {
      ...useRequestWords(),
      fields: useFieldsWords('consultation'),
      required: t(($) => $.required),
      submit: t(($) => $.consultation.submit),
      failed: t(($) => $.consultation.failed),
      unreachable: t(($) => $.consultation.unreachable),
      success: t(($) => $.consultation.success),
    },
    ...useRefused('consultation'),
  };
}
