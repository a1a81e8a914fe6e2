import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { assets } from 'virtual:assets';
import { usePage } from '../i18n/page.ts';
import { useMeta } from '../i18n/title.ts';
import { siteOrigin } from '../pages/siteOrigin.ts';
import { formattingTag, sourceLocale } from '../site/locales.ts';
import { routeOf } from '../site/routes.ts';
import type { SharedPicture } from '../site/rendering.ts';
import { pathOf } from '../site/urls.ts';
import { Frame } from './Frame.tsx';
import { SharingData } from './SharingData.tsx';

type Props = { picture?: SharedPicture | undefined; children: ReactNode };

/** A page as a whole HTML document. */
export function Document({ picture, children }: Props) {
  const { id, locale, alternates, refused } = usePage();
  const { t } = useTranslation('forms');
  const { description, fullTitle } = useMeta();
  const isUnlisted = routeOf(id).isUnlisted === true || refused !== undefined;
  return (
    <html
      lang={locale.code}
      dir={locale.dir}
      data-locale={formattingTag(locale)}
      data-script={locale.script}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{refused ? t(($) => $.errorTitle, { title: fullTitle }) : fullTitle}</title>
        <meta name="description" content={description} />
        <meta name="color-scheme" content="light dark" />
        {/* Keeps React Aria from injecting a style element, which the policy refuses; its rule stands in base.css. */}
        <meta id="react-aria-pressable-style" />
        {locale.script === 'Latn' && (
          <link
            rel="preload"
            href={assets.headingFont}
            as="font"
            type="font/woff2"
            crossOrigin=""
          />
        )}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script type="module" src={assets.script} />
        <link rel="icon" href={assets.icon} type="image/svg+xml" />
        {isUnlisted ? (
          <meta name="robots" content="noindex" />
        ) : (
          <>
            <link rel="canonical" href={siteOrigin + pathOf(id, locale.code)} />
            {alternates.map(({ code }) => (
              <link
                key={code}
                rel="alternate"
                hrefLang={code}
                href={siteOrigin + pathOf(id, code)}
              />
            ))}
            <link
              rel="alternate"
              hrefLang="x-default"
              href={siteOrigin + pathOf(id, sourceLocale)}
            />
            {picture && <SharingData picture={picture} />}
          </>
        )}
      </head>
      <body>
        <Frame>{children}</Frame>
      </body>
    </html>
  );
}
