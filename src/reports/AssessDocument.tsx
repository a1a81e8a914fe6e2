import type { ReactNode } from 'react';
import { useSharedWords } from '../i18n/useSharedWords.ts';
import { PageTop } from '../sections/PageTop.tsx';
import { Section } from '../layout/Section.tsx';
import { sourceLocale } from '../site/locales.ts';
import { textOf } from '../words/textOf.ts';
import type { Word } from '../words/word.ts';

type Props = { heading: Word; lead: Word; isWrong?: boolean; children: ReactNode };

/** A page of the tool for those who assess, in the styles of the site. */
export function AssessDocument({ heading, lead, isWrong = false, children }: Props) {
  const words = useSharedWords('reports');
  const forms = useSharedWords('forms');
  const title = `${textOf(heading)} | ${textOf(words(($) => $.assess.title))}`;
  return (
    <html lang={sourceLocale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{isWrong ? textOf(forms(($) => $.errorTitle, { title })) : title}</title>
        <link rel="stylesheet" href="/report.css" />
      </head>
      <body>
        <main>
          <PageTop heading={heading} lead={lead} />
          <Section as="div" className="report">
            {children}
          </Section>
        </main>
      </body>
    </html>
  );
}
