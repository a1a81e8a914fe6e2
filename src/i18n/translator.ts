import type { i18n as I18n } from 'i18next';
import type { Locale } from '../site/locales.ts';
import { createI18n } from './createI18n.ts';

/** By language, and whether its words name themselves. */
const translators = new Map<string, I18n>();

/**
 * One translator for all pages of a language: it takes as long to make as half a page.
 * @param isMarked as in {@link createI18n}.
 */
export function translator(locale: Locale, isMarked: boolean): I18n {
  const key = `${locale.code} ${isMarked}`;
  // While developing words change.
  const known = import.meta.env.DEV ? undefined : translators.get(key);
  const found = known ?? createI18n(locale, isMarked);
  translators.set(key, found);
  return found;
}
