import type { RouteId } from '../site/routes.ts';
import type { Word } from '../words/word.ts';
import { localeOf } from './catalogue.ts';
import { createI18n } from './createI18n.ts';
import { sharedWords } from './sharedWords.ts';

/**
 * What a page is called in the menus of another language, for links into that language.
 * @param isMarked as in {@link createI18n}.
 */
export function pageName(code: string, id: RouteId, isMarked: boolean): Word {
  return sharedWords(createI18n(localeOf(code), isMarked), 'menu')(($) => $.pages[id as 'home']);
}
