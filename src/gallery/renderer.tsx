import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { renderToStaticMarkup } from 'react-dom/server';
import { assets } from 'virtual:assets';
import { DocumentHead } from '../app/DocumentHead.tsx';
import { finish } from '../app/publish.ts';
import { SpokenWords } from '../app/SpokenWords.tsx';
import { sourceLocale } from '../site/locales.ts';
import { ComponentList } from './ComponentList.tsx';
import { ComponentStates } from './ComponentStates.tsx';
import { ComponentViewer } from './ComponentViewer.tsx';
import { spokenWords } from './spokenWords.ts';

export { galleryComponents } from './examples.ts';

/**
 * Draws a part of the gallery in all its states, as it is audited.
 * @param dir writing direction, to see and audit the part mirrored.
 */
export function renderGallery(component: string, dir: 'ltr' | 'rtl' = 'ltr'): string {
  return draw({
    title: titleOf(component),
    dir,
    children: <ComponentStates component={component} />,
  });
}

/** Draws the list of all parts, for people. */
export function renderGalleryList(): string {
  return draw({ title: 'Gallery', children: <ComponentList /> });
}

/** Draws a part between switches of theme, direction, width and colours, for people. */
export function renderGalleryViewer(component: string): string {
  return draw({
    title: titleOf(component),
    script: '/src/gallery/viewer.ts',
    children: <ComponentViewer component={component} />,
  });
}

type Page = { title: string; dir?: 'ltr' | 'rtl'; script?: string; children: ReactNode };

/** The audit looks at parts with the styles of the site alone; what is for people is not built. */
function draw({ title, dir = 'ltr', script, children }: Page): string {
  return finish(
    renderToStaticMarkup(
      <I18nProvider locale={sourceLocale}>
        <html lang={sourceLocale} dir={dir} data-locale={sourceLocale} data-script="Latn">
          <DocumentHead title={title} fonts={[assets.headingFont]}>
            <meta name="robots" content="noindex" />
            {import.meta.env.DEV && <link rel="stylesheet" href="/src/gallery/gallery.css" />}
            {script && <script type="module" src={script} />}
          </DocumentHead>
          <body>
            {children}
            <SpokenWords words={spokenWords} />
          </body>
        </html>
      </I18nProvider>,
    ),
  );
}

function titleOf(component: string): string {
  return `${component} | Gallery`;
}
