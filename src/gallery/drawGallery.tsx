import { I18nProvider } from 'react-aria-components/I18nProvider';
import { renderToStaticMarkup } from 'react-dom/server';
import { assets } from 'virtual:assets';
import { sourceLocale } from '../site/locales.ts';
import { examples, galleryParts } from './examples.ts';

/**
 * Draws a page of the gallery as markup of a whole document: all states of one part, or the list of parts for an empty name.
 * Only for development and the audit; no published page links here.
 * @param dir writing direction, to see and audit the part mirrored.
 */
export function drawGallery(part: string, dir: 'ltr' | 'rtl' = 'ltr'): string {
  return renderToStaticMarkup(
    <I18nProvider locale={sourceLocale}>
      <html lang={sourceLocale} dir={dir} data-locale={sourceLocale} data-script="Latn">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>{part === '' ? 'Gallery' : `${part} | Gallery`}</title>
          <meta name="robots" content="noindex" />
          <link rel="icon" href={assets.icon} />
          <meta id="react-aria-pressable-style" />
          {assets.styles.map((href) => (
            <link key={href} rel="stylesheet" href={href} />
          ))}
          <script type="module" src={assets.script} />
        </head>
        <body>
          <main id="main" tabIndex={-1}>
            {part === '' ? <Parts /> : <States part={part} />}
          </main>
        </body>
      </html>
    </I18nProvider>,
  );
}

function Parts() {
  return (
    <div className="section">
      <h1>Gallery</h1>
      <ul>
        {galleryParts.map((part) => (
          <li key={part}>
            <a href={`/gallery/${part}`}>{part}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function States({ part }: { part: string }) {
  return (
    <>
      <h1 className="section">{part}</h1>
      {examples
        .filter((example) => example.part === part)
        .map(({ state, element }) => (
          <section key={state} className="section" aria-label={state}>
            <h2 className="visually-hidden">{state}</h2>
            {element}
          </section>
        ))}
    </>
  );
}
