import type { ReactNode } from 'react';
import { useSharedWords } from '../i18n/useSharedWords.ts';
import { usePage } from '../pages/page.ts';
import { useMeta } from '../pages/meta.ts';
import { spokenWords } from '../i18n/spokenWords.ts';
import { siteOrigin } from '../delivery/siteOrigin.ts';
import { formattingTag, sourceLocale } from '../site/locales.ts';
import { routeOf } from '../site/routes.ts';
import type { SharedPicture } from '../delivery/rendering.ts';
import { pathOf } from '../site/urls.ts';
import { textOf } from '../words/textOf.ts';
import { DocumentHead } from './DocumentHead.tsx';
import { Frame } from './Frame.tsx';
import { headingFiles } from './headingFiles.ts';
import { metaOf } from './metaOf.ts';
import { SharingData } from './SharingData.tsx';
import { SpokenWords } from './SpokenWords.tsx';
import '../ui/reset/elements.css';
import '../ui/tokens/palette.css';
import '../ui/tokens/grounds.css';
import '../ui/tokens/scale.css';
import '../ui/tokens/siblings.css';
import '../ui/tokens/wishes.css';
import '../ui/CursorRing.css';

type Props = { picture?: SharedPicture | undefined; children: ReactNode };

/** A page as a whole HTML document. */
export function Document({ picture, children }: Props) {
  const { id, locale, alternates, refused } = usePage();
  const forms = useSharedWords('forms');
  const { description, fullTitle } = useMeta();
  const isUnlisted = routeOf(id).isUnlisted === true || refused !== undefined;
  return (
    <html
      lang={locale.code}
      dir={locale.dir}
      data-locale={formattingTag(locale)}
      data-script={locale.script}
      data-letters={locale.hasHighLetters ? 'high' : undefined}
    >
      <DocumentHead
        title={refused ? textOf(forms(($) => $.errorTitle, { title: fullTitle })) : fullTitle}
        {...headingFiles(id, locale)}
      >
        <meta name="description" {...metaOf(description)} />
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
      </DocumentHead>
      <body>
        <Frame>{children}</Frame>
        <SpokenWords words={spokenWords(locale.code)} />
      </body>
    </html>
  );
}
