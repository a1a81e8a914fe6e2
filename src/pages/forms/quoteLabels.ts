import { quoteServices, type QuoteService } from '../../contract/quote.ts';
import { sourceLocale } from '../../site/locales.ts';
import { localeOf } from '../../i18n/catalogue.ts';
import { createI18n } from '../../i18n/createI18n.ts';

const { t } = createI18n(localeOf(sourceLocale));

/**
 * The quote services' labels in the source locale: what is sent, whatever language the page
 * is in, because the back office reads one.
 */
export const quoteLabels = Object.fromEntries(
  quoteServices.map((key) => [key, t(($) => $.quote.services[key], { ns: 'forms' })]),
) as Record<QuoteService, string>;
