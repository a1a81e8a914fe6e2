import type { RouteId } from '../site/routes.ts';
import { localeOf } from './catalogue.ts';
import { createI18n } from './createI18n.ts';

/**
 * What a page is called in the menus of another language, for links into that language.
 * @param isMarked as in {@link createI18n}.
 */
export function pageName(code: string, id: RouteId, isMarked: boolean): string {
  return createI18n(localeOf(code), isMarked).t(($) => $.pages[id as 'home'], { ns: 'menu' });
}
