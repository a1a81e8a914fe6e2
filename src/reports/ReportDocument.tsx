import type { ReactNode } from 'react';
import { formatDay } from '../i18n/formats.ts';
import { useSharedWords } from '../i18n/useSharedWords.ts';
import { Notice } from '../sections/Notice.tsx';
import { PageTop } from '../sections/PageTop.tsx';
import { TextLink } from '../sections/TextLink.tsx';
import { formattingTag, sourceLocale } from '../site/locales.ts';
import { pathOf } from '../site/urls.ts';
import { textOf } from '../words/textOf.ts';
import type { Word } from '../words/word.ts';
import { linkBetween, reportFile } from './reportFiles.ts';
import { reportNames, useReport } from './reportPage.ts';

type Props = { title: Word; lead: Word; children: ReactNode };

/**
 * A page of the report as a whole document: with the styles of the site and without scripts, to be
 * read from the disk too. Date, state of the site and versions stand on it, also on paper.
 */
export function ReportDocument({ title, lead, children }: Props) {
  const { file, locale, locales, facts } = useReport();
  const words = useSharedWords('reports');
  const to = (target: string) => linkBetween(file, target);
  const name = file.replace(/^.*\//u, '').replace(/\.html$/u, '');
  const isShared = file === reportFile(name, locale.code);
  return (
    <html
      lang={locale.code}
      dir={locale.dir}
      data-locale={formattingTag(locale)}
      data-script={locale.script}
      data-letters={locale.hasHighLetters ? 'high' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{textOf(title)}</title>
        <meta name="color-scheme" content="light dark" />
        <link rel="stylesheet" href={to('report.css')} />
      </head>
      <body>
        <header className="report__header">
          <nav aria-label={textOf(words(($) => $.navigation))}>
            <ul>
              {reportNames.map((other) => (
                <li key={other}>
                  <TextLink
                    item={{
                      id: other,
                      label: words(($) => $.pages[other]),
                      href: to(reportFile(other, locale.code)),
                      isCurrent: other === name && isShared,
                    }}
                  />
                </li>
              ))}
              <li>
                <a href={to(`..${pathOf('accessibility', locale.code)}`)}>
                  {words(($) => $.pages.statement)}
                </a>
              </li>
              {isShared &&
                locales
                  .filter(({ code }) => code !== locale.code)
                  .map((other) => (
                    <li key={other.code}>
                      <a
                        href={to(reportFile(name, other.code))}
                        hrefLang={other.code}
                        lang={other.code}
                      >
                        {other.name}
                      </a>
                    </li>
                  ))}
            </ul>
          </nav>
        </header>
        <main>
          <PageTop heading={title} lead={lead} />
          {locale.code !== sourceLocale && <Notice>{words(($) => $.english)}</Notice>}
          {children}
        </main>
        <footer
          className="section report__footer soft"
          aria-label={textOf(words(($) => $.made.name))}
        >
          <p>{words(($) => $.made.day, { day: formatDay(locale, facts.date) })}</p>
          <p>
            {words(($) => $.made.commit, {
              commit: facts.commit?.replace(/^(.{12})\w*/u, '$1') ?? '–',
              hash: facts.inputs.slice(0, 16),
            })}
          </p>
          <p>{words(($) => $.made.versions, { versions: facts.versions.join(', ') })}</p>
          <p>{words(($) => $.made.signed)}</p>
        </footer>
      </body>
    </html>
  );
}
