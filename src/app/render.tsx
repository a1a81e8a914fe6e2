import { I18nProvider } from 'react-aria-components/I18nProvider';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { localeOf } from '../i18n/catalogue.ts';
import { translator } from '../i18n/translator.ts';
import { PageContext } from '../pages/page.ts';
import { pages } from '../pages/pages.ts';
import { formattingTag } from '../site/locales.ts';
import type { Render } from '../delivery/rendering.ts';
import { routeOf } from '../site/routes.ts';
import { pathOf } from '../site/urls.ts';
import { DrawingSheet } from '../ui/DrawingSheet.ts';
import { Document } from './Document.tsx';
import { drawingSheet } from './drawingSheet.tsx';
import { alternatesOf, isPublished, languagesOf, linkFrom } from './published.ts';
import { finish } from './publish.ts';

export { sharedFiles } from '../islands/sharedFiles.ts';
export { describeSite } from './published.ts';
export { drawPicture } from '../pictures/drawing/drawPicture.tsx';

/** Draws one page as a whole document; see the type for its promise. */
export const render: Render = ({ id, locale: code, picture, isMarked = false, ...occasion }) => {
  if (!isPublished(id, code)) {
    throw new Error(
      `Expected a published page, got "${id}" in "${code}". Write locales/${code}/${id}.json first.`,
    );
  }
  const locale = localeOf(code);
  const page = {
    id,
    locale,
    isMarked,
    ...occasion,
    alternates: alternatesOf(id),
    languages: languagesOf(id),
    linkTo: linkFrom({ id, locale }),
  };
  const path = pathOf(id, code);
  const Page = pages[routeOf(id).kind];
  const markup = renderToStaticMarkup(
    <StaticRouter location={path}>
      <I18nextProvider i18n={translator(locale, isMarked)}>
        <I18nProvider locale={formattingTag(locale)}>
          <PageContext value={page}>
            <DrawingSheet value={drawingSheet}>
              <Document picture={picture}>
                <Routes>
                  <Route path={path} caseSensitive element={<Page />} />
                </Routes>
              </Document>
            </DrawingSheet>
          </PageContext>
        </I18nProvider>
      </I18nextProvider>
    </StaticRouter>,
  );
  return finish(markup);
};
