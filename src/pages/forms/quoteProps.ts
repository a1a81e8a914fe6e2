import { useTranslation } from 'react-i18next';
import { quoteServices } from '../../contract/quote.ts';
import type { QuoteFormProps } from '../../forms/QuoteForm.tsx';
import { quoteLabels } from './quoteLabels.ts';
import { useEndpoint, useFormWords, useRefused, useSharedMessages } from './formProps.ts';

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
