import type { RouteId } from '../site/routes.ts';
import type { Word } from '../words/word.ts';
import { localeOf } from './catalogue.ts';
import { sharedWords } from './sharedWords.ts';
import { translator } from './translator.ts';

/**
 * What a page is called in the menus of another language, for links into that language.
 * @param isMarked as in {@link translator}.
 */
export function pageName(code: string, id: RouteId, isMarked: boolean): Word {
  return sharedWords(translator(localeOf(code), isMarked), 'menu')(($) => $.pages[id as 'home']);
}
