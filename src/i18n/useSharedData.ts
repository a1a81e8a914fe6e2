import { useTranslation } from 'react-i18next';
import type { SharedNamespace } from './sharedNamespace.ts';
import { inOneLanguage, type Inside } from './sharedWords.ts';

/**
 * Attributes with words that a script shows in their element, with the language of the element
 * where that is not the page's: it is that of its attributes too (HTML 3.2.6.1), and of what is
 * shown. So all of them are in one. What names an element has `named`.
 */
export function useSharedData<
  Namespace extends SharedNamespace,
  Data extends Record<`data-${string}`, string>,
>(namespace: Namespace, make: (inside: Inside<Namespace>) => Data) {
  const { i18n } = useTranslation();
  const { made, ...language } = inOneLanguage(
    i18n,
    namespace,
    make as unknown as Parameters<typeof inOneLanguage<Data>>[2],
  );
  return { ...made, ...language };
}
