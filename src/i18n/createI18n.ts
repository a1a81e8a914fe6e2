import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { company } from '../site/company.ts';
import { formattingTag, sourceLocale, type Locale } from '../site/locales.ts';
import { wordsOf } from './catalogue.ts';

/**
 * Company data that every sentence may name: `{{product}}`, `{{phone}}`, `{{email}}`. Number and
 * address run from left to right in every sentence, whatever stands beside them.
 */
function variablesFor({ dir }: Locale): Record<string, string> {
  const inOrder = (text: string) => (dir === 'rtl' ? `\u2066${text}\u2069` : text);
  return {
    product: company.product,
    phone: inOrder(company.phone),
    email: inOrder(company.email),
  };
}

/**
 * A translator for one locale, with every word loaded, so that rendering never waits and two
 * locales never share state. `{{count, number}}` writes the locale's own digits. What a translation
 * lacks is English: texts that every page needs, and in development pages that are not done.
 */
export function createI18n(locale: Locale): I18n {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: locale.code,
    fallbackLng: sourceLocale,
    initAsync: false,
    resources: { [sourceLocale]: wordsOf(sourceLocale), [locale.code]: wordsOf(locale.code) },
    defaultNS: 'common',
    returnEmptyString: false,
    interpolation: { escapeValue: false, defaultVariables: variablesFor(locale) },
    react: { useSuspense: false, bindI18n: '' },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => {
      throw new Error(
        `Expected a text for "${key}" in locales/${locale.code}/${namespace}.json; there is none.`,
      );
    },
  });
  i18n.services.formatter?.add('number', (value: number) =>
    new Intl.NumberFormat(formattingTag(locale)).format(value),
  );
  return i18n;
}
