import { renderToStaticMarkup } from 'react-dom/server';
import { localeOf } from '../../i18n/catalogue.ts';
import { createI18n } from '../../i18n/createI18n.ts';
import type { Locale } from '../../site/locales.ts';
import type { DrawPicture, LetteringFor } from '../../delivery/rendering.ts';
import { headingLineOf } from '../../site/headingLine.ts';
import type { RouteId } from '../../site/routes.ts';
import { setTitle } from './setTitle.ts';
import { titlePieces } from './titlePieces.ts';
import { wordsOf } from './frame.ts';
import { SocialPicture } from './SocialPicture.tsx';

/** A title stays below this, clear of the wordmark, in pixels. */
const titleTop = 166;

/** Draws the picture of one page; see the type for its promise. */
export const drawPicture: DrawPicture = async ({ id, locale: code }, letteringFor) => {
  const locale = localeOf(code);
  const text = createI18n(locale).t(($) => $.meta.title, { ns: id as 'home' });
  return drawTitled(text, { id, locale }, letteringFor);
};

/** Draws the picture that a page would have with this title. */
export async function drawTitled(
  text: string,
  { id, locale }: { id: RouteId; locale: Pick<Locale, 'code' | 'script' | 'dir'> },
  letteringFor: LetteringFor,
): ReturnType<DrawPicture> {
  const { width, bottom } = wordsOf(id);
  const title = setTitle(
    titlePieces(text, locale.code),
    { width, height: bottom - titleTop },
    await letteringFor(text, locale),
    headingLineOf(locale.script, text),
  );
  return {
    svg: renderToStaticMarkup(<SocialPicture id={id} dir={locale.dir} title={title} />),
    hasTitle: title !== undefined,
  };
}
