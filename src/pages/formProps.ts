import { useTranslation } from 'react-i18next';
import { intakePaths, type SubmissionKind } from '../contract/intake.ts';
import { quoteServices } from '../contract/quote.ts';
import { interests } from '../contract/consultation.ts';
import type { ConsultationFormProps } from '../forms/ConsultationForm.tsx';
import type { FormWords } from '../forms/formWords.ts';
import type { NewsletterFormProps } from '../forms/NewsletterForm.tsx';
import type { QuoteFormProps } from '../forms/QuoteForm.tsx';
import type { Endpoint } from '../forms/sendSubmission.ts';
import { quoteLabels } from '../i18n/quoteLabels.ts';
import { usePage } from '../i18n/page.ts';
import { useMeta } from '../i18n/title.ts';

/** Address of another backend for the forms, set at build; empty means our own intake. */
const intakeOrigin = import.meta.env['INTAKE_ORIGIN'] ?? '';

/** The quote form's props for this page, with what a refused native post held. */
export function useQuoteProps(submit: string): QuoteFormProps {
  const { t } = useTranslation('forms');
  const refused = useRefused('quote');
  const services = quoteServices.map((key) => ({
    key,
    label: t(($) => $.quote.services[key]),
    sent: quoteLabels[key],
  }));
  const sent = refused?.values['selectservice'];
  const typed = refused && {
    ...refused.values,
    selectservice: services.find((service) => service.sent === sent)?.key ?? '',
  };
  return {
    endpoint: useEndpoint('quote'),
    words: {
      ...useFormWords(),
      name: t(($) => $.quote.name),
      email: t(($) => $.quote.email),
      mobile: t(($) => $.quote.mobile),
      mobileHint: t(($) => $.quote.mobileHint),
      service: t(($) => $.quote.service),
      servicePlaceholder: t(($) => $.quote.servicePlaceholder),
      message: t(($) => $.quote.message),
      submit,
      failed: t(($) => $.quote.failed),
      thanks: {
        heading: t(($) => $.quote.thanks.heading),
        text: t(($) => $.quote.thanks.text),
        close: t(($) => $.quote.thanks.close),
      },
    },
    messages: {
      ...useSharedMessages(),
      selectservice: {
        required: t(($) => $.errors.service.required),
        invalid: t(($) => $.errors.service.required),
      },
    },
    services,
    ...(refused && { values: typed ?? {}, errors: refused.errors }),
  };
}

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

/** What is said about the fields that both request forms have. */
function useSharedMessages() {
  const { t } = useTranslation('forms');
  return {
    name: {
      required: t(($) => $.errors.name.required),
      'too-long': t(($) => $.errors.name['too-long']),
    },
    email: {
      required: t(($) => $.errors.email.required),
      invalid: t(($) => $.errors.email.invalid),
      'too-long': t(($) => $.errors.email['too-long']),
    },
    mobile: {
      required: t(($) => $.errors.mobile.required),
      invalid: t(($) => $.errors.mobile.invalid),
    },
    message: {
      required: t(($) => $.errors.message.required),
      'too-long': t(($) => $.errors.message['too-long']),
    },
  };
}

function useFormWords(): FormWords {
  const { t } = useTranslation('forms');
  const { fullTitle: title } = useMeta();
  return {
    asterisk: t(($) => $.asterisk),
    required: t(($) => $.required),
    requiredNote: t(($) => $.requiredNote),
    errorPrefix: t(($) => $.errorPrefix),
    pageTitle: title,
    errorTitle: t(($) => $.errorTitle, { title }),
    summary: t(($) => $.summary),
    sending: t(($) => $.sending),
    kept: t(($) => $.kept),
  };
}

function useEndpoint(kind: SubmissionKind): Endpoint {
  const { id, locale } = usePage();
  const url = `${intakeOrigin}${intakePaths[kind]}`;
  return {
    url,
    action: `${url}?page=${id}&locale=${locale.code}`,
    isOwnIntake: intakeOrigin === '',
  };
}

/** The refused post of a kind; each field holds one text, a repeated one its values joined. */
function useRefused(kind: SubmissionKind) {
  const { refused } = usePage();
  if (refused?.kind !== kind) return undefined;
  const values = Object.fromEntries(
    Object.entries(refused.values).map(([field, value]) => [
      field,
      typeof value === 'string' ? value : value.join(', '),
    ]),
  );
  return { values, errors: refused.errors };
}
