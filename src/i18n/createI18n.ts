import {
  createInstance,
  type i18n as I18n,
  type PostProcessorModule,
  type FormatterModule,
} from 'i18next';
import { initReactI18next } from 'react-i18next';
import { markString } from '../delivery/stringMarks.ts';
import { company } from '../site/company.ts';
import { formattingTag, sourceLocale, type Locale } from '../site/locales.ts';
import { localeOf, wordsOf } from './catalogue.ts';
import { isolate } from './isolate.ts';

/**
 * Company data that every sentence may name: `{{product}}`, `{{phone}}`, `{{email}}`. A number has
 * no letter that says so, and runs from left to right in every sentence all the same.
 */
function variablesFor({ dir }: Locale): Record<string, string> {
  return {
    product: company.product,
    phone: dir === 'rtl' ? `\u2066${company.phone}\u2069` : company.phone,
    email: company.email,
  };
}

/**
 * A translator for one locale, with every word loaded, so that rendering never waits and two
 * locales never share state. `{{count, number}}` writes the digits of the language it is read in,
 * and a value with letters that run against the sentence is isolated in it. What a
 * translation lacks is English: in development pages that are not done, and texts that every page
 * needs, which `sharedWords` reads because they have to say so.
 * @param isMarked whether every text names itself, invisibly; never in what is published.
 */
export function createI18n(locale: Locale, isMarked = false): I18n {
  const i18n = createInstance();
  i18n.use(values(locale));
  if (isMarked) i18n.use(marks(locale));
  void i18n.use(initReactI18next).init({
    lng: locale.code,
    fallbackLng: sourceLocale,
    initAsync: false,
    resources: { [sourceLocale]: wordsOf(sourceLocale), [locale.code]: wordsOf(locale.code) },
    defaultNS: false,
    returnEmptyString: false,
    interpolation: {
      escapeValue: false,
      alwaysFormat: true,
      defaultVariables: variablesFor(locale),
    },
    react: { useSuspense: false, bindI18n: '' },
    ...(isMarked && { postProcess: 'marks', postProcessPassResolved: true }),
    saveMissing: true,
    missingKeyHandler: ([code], namespace, key) => {
      throw new Error(
        `Expected a text for "${key}" in locales/${code}/${namespace}.json; there is none.`,
      );
    },
  });
  return i18n;
}

/** Writes every value for the language of its sentence. */
function values({ code: usual }: Locale): FormatterModule {
  return {
    type: 'formatter',
    init: () => undefined,
    add: () => undefined,
    addCached: () => undefined,
    format: (value: unknown, format, code) => valueIn(localeOf(code ?? usual), value, format),
  };
}

function valueIn(locale: Locale, value: unknown, format?: string): string {
  if (format === 'number') {
    return new Intl.NumberFormat(formattingTag(locale)).format(value as number);
  }
  // What is missing is told by i18next.
  return typeof value === 'string' ? isolate(value, locale.dir) : (value as string);
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
