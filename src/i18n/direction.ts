/** The writing direction of a language, from the Unicode locale data of the running engine. */
export function direction(code: string): 'ltr' | 'rtl' {
  return new Intl.Locale(code).getTextInfo().direction === 'rtl' ? 'rtl' : 'ltr';
}
