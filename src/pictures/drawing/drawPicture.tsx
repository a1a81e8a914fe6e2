import { renderToStaticMarkup } from 'react-dom/server';
import { localeOf } from '../../i18n/catalogue.ts';
import { createI18n } from '../../i18n/createI18n.ts';
import type { Locale } from '../../site/locales.ts';
import type { DrawPicture, Lettering } from '../../delivery/rendering.ts';
import type { RouteId } from '../../site/routes.ts';
import { setTitle } from './setTitle.ts';
import { wordsOf } from './frame.ts';
import { SocialPicture } from './SocialPicture.tsx';

/** A title stays below this, clear of the wordmark, in pixels. */
const titleTop = 166;

/** Draws the picture of one page; see the type for its promise. */
export const drawPicture: DrawPicture = ({ id, locale: code }, letter) => {
  const locale = localeOf(code);
  const text = createI18n(locale).t(($) => $.meta.title, { ns: id as 'home' });
  return drawTitled(text, { id, dir: locale.dir }, letter);
};

/** Draws the picture that a page would have with this title. */
export function drawTitled(
  text: string,
  { id, dir }: { id: RouteId; dir: Locale['dir'] },
  letter: Lettering,
): ReturnType<DrawPicture> {
  const { width, bottom } = wordsOf(id);
  const title = setTitle(text, { width, height: bottom - titleTop }, letter);
  return {
    svg: renderToStaticMarkup(<SocialPicture id={id} dir={dir} title={title} />),
    hasTitle: title !== undefined,
  };
}
