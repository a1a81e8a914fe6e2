import { useTranslation } from 'react-i18next';
import type { SharedNamespace } from './sharedNamespace.ts';
import { sharedWords, type SharedWords } from './sharedWords.ts';

/**
 * Reads words that every page needs, of which a translation may lack any: what it gives is never a
 * plain string. Words of a page's own are whole: they come from `useTranslation`.
 */
export function useSharedWords<Namespace extends SharedNamespace>(
  namespace: Namespace,
): SharedWords<Namespace> {
  const { i18n } = useTranslation();
  return sharedWords(i18n, namespace);
}
