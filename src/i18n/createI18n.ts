import { createInstance, type i18n as I18n, type PostProcessorModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { markString } from '../delivery/stringMarks.ts';
import { company } from '../site/company.ts';
import { formattingTag, sourceLocale, type Locale } from '../site/locales.ts';
import { localeOf, wordsOf } from './catalogue.ts';

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
 * locales never share state. `{{count, number}}` writes the digits of the language it is read in. What
 * a translation lacks is English: in development pages that are not done, and texts that every page
 * needs, which `sharedWords` reads because they have to say so.
 * @param isMarked whether every text names itself, invisibly; never in what is published.
 */
export function createI18n(locale: Locale, isMarked = false): I18n {
  const i18n = createInstance();
  if (isMarked) i18n.use(marks(locale));
  void i18n.use(initReactI18next).init({
    lng: locale.code,
    fallbackLng: sourceLocale,
    initAsync: false,
    resources: { [sourceLocale]: wordsOf(sourceLocale), [locale.code]: wordsOf(locale.code) },
    defaultNS: false,
    returnEmptyString: false,
    interpolation: { escapeValue: false, defaultVariables: variablesFor(locale) },
    react: { useSuspense: false, bindI18n: '' },
    ...(isMarked && { postProcess: 'marks', postProcessPassResolved: true }),
    saveMissing: true,
    missingKeyHandler: ([code], namespace, key) => {
      throw new Error(
        `Expected a text for "${key}" in locales/${code}/${namespace}.json; there is none.`,
      );
    },
  });
  i18n.services.formatter?.add('number', (value: number, code) =>
    new Intl.NumberFormat(formattingTag(localeOf(code ?? locale.code))).format(value),
  );
  return i18n;
}

/** Marks every text with its name, plural form included, as the last step of a translation. */
function marks({ code }: Locale): PostProcessorModule {
  return {
    type: 'postProcessor',
    name: 'marks',
    process(text: string, keys: string | string[], options: { i18nResolved?: Resolved }) {
      const { usedNS: namespace = '', exactUsedKey } = options.i18nResolved ?? {};
      const key = exactUsedKey ?? [keys].flat().at(-1) ?? '';
      return markString({ locale: code, namespace, key }, text);
    },
  };
}

/** What i18next tells of the text that it has found. */
type Resolved = { usedNS?: string; exactUsedKey?: string };
