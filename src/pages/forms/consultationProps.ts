import { useTranslation } from 'react-i18next';
import { interests } from '../../contract/consultation.ts';
import type { ConsultationFormProps } from '../../forms/ConsultationForm.tsx';
import { useEndpoint, useFormWords, useRefused, useSharedMessages } from './formProps.ts';

/** The consultation form's props for this page, with what a refused native post held. */
export function useConsultationProps(): ConsultationFormProps {
  const { t } = useTranslation('forms');
  const refused = useRefused('consultation');
  return {
    endpoint: useEndpoint('consultation'),
    words: {
      ...useFormWords(),
      name: t(($) => $.consultation.name),
      company: t(($) => $.consultation.company),
      email: t(($) => $.consultation.email),
      mobile: t(($) => $.consultation.mobile),
      mobileHint: t(($) => $.consultation.mobileHint),
      interest: t(($) => $.consultation.interest),
      interestPlaceholder: t(($) => $.consultation.interestPlaceholder),
      message: t(($) => $.consultation.message),
      preference: {
        label: t(($) => $.consultation.preference.label),
        hint: t(($) => $.consultation.preference.hint),
        or: t(($) => $.consultation.preference.or),
        options: {
          email: t(($) => $.consultation.preference.options.email),
          call: t(($) => $.consultation.preference.options.call),
          either: t(($) => $.consultation.preference.options.either),
        },
        cleared: {
          email: t(($) => $.consultation.preference.cleared.email),
          call: t(($) => $.consultation.preference.cleared.call),
          both: t(($) => $.consultation.preference.cleared.both),
          either: t(($) => $.consultation.preference.cleared.either),
        },
      },
      submit: t(($) => $.consultation.submit),
      failed: t(($) => $.consultation.failed),
      unreachable: t(($) => $.consultation.unreachable),
      success: t(($) => $.consultation.success),
    },
    messages: {
      ...useSharedMessages(),
      company: {
        required: t(($) => $.errors.company.required),
        'too-long': t(($) => $.errors.company['too-long']),
      },
      interest: {
        required: t(($) => $.errors.service.required),
        invalid: t(($) => $.errors.service.required),
      },
      wecontactyou: { required: t(($) => $.errors.wecontactyou.required) },
    },
    interests: interests.map((key) => ({
      key,
      label: t(($) => $.consultation.interests[key]),
      sent: key,
    })),
    ...(refused && {
      values: {
        ...refused.values,
        wecontactyou: refused.values['wecontactyou']?.split(', ') ?? [],
      },
      errors: refused.errors,
    }),
  };
}
