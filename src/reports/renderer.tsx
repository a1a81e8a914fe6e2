import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { finish } from '../app/publish.ts';
import type { DrawAssess } from '../delivery/people.ts';
import type { DrawReports } from '../delivery/reportFacts.ts';
import { localeOf, locales, pagesOf } from '../i18n/catalogue.ts';
import { createI18n } from '../i18n/createI18n.ts';
import { formattingTag, sourceLocale, type Locale } from '../site/locales.ts';
import { AssessForm } from './AssessForm.tsx';
import { AssessList } from './AssessList.tsx';
import { AuditReport } from './AuditReport.tsx';
import { ComponentReport } from './ComponentReport.tsx';
import { ComponentsReport } from './ComponentsReport.tsx';
import { CriteriaReport } from './CriteriaReport.tsx';
import { HeardReport } from './HeardReport.tsx';
import { HistoryReport } from './HistoryReport.tsx';
import { OverviewReport } from './OverviewReport.tsx';
import { ProtocolReport } from './ProtocolReport.tsx';
import { PagesReport } from './PagesReport.tsx';
import { ReportContext, type ReportPage } from './reportPage.ts';
import { reportFile } from './reportFiles.ts';
import { ScoreReport } from './ScoreReport.tsx';

const documents = {
  index: OverviewReport,
  acr: CriteriaReport,
  pages: PagesReport,
  components: ComponentsReport,
  audit: AuditReport,
  heard: HeardReport,
  protocol: ProtocolReport,
  score: ScoreReport,
  history: HistoryReport,
};

/**
 * Draws the pages of the report, path in its folder to document, in every language that has the
 * accessibility statement; pages of single components in English alone. The same facts make the
 * same bytes.
 */
export const drawReports: DrawReports = (facts, { isMarked = false, codes } = {}) => {
  const own = locales.filter(({ code }) =>
    codes === undefined ? pagesOf(code).has('accessibility') : codes.includes(code),
  );
  const pages = own.flatMap((locale) =>
    Object.entries(documents).map(([name, Report]): [string, string] => {
      const file = reportFile(name, locale.code);
      return [file, draw({ file, locale, locales: own, facts }, <Report />, isMarked)];
    }),
  );
  const source = localeOf(sourceLocale);
  const components = facts.components.map((component): [string, string] => {
    const file = `components/${component.name}.html`;
    const page = { file, locale: source, locales: own, facts };
    return [file, draw(page, <ComponentReport component={component} />, isMarked)];
  });
  return new Map([...pages, ...components]);
};

/** Draws a page for those who assess; in English, as the items are. */
export const drawAssess: DrawAssess = (page, { isMarked = false } = {}) =>
  drawIn(
    localeOf(sourceLocale),
    page.kind === 'list' ? <AssessList {...page} /> : <AssessForm {...page} />,
    isMarked,
  );

function draw(page: ReportPage, children: ReactNode, isMarked: boolean): string {
  return drawIn(page.locale, <ReportContext value={page}>{children}</ReportContext>, isMarked);
}

function drawIn(locale: Locale, children: ReactNode, isMarked: boolean): string {
  const markup = renderToStaticMarkup(
    <I18nextProvider i18n={createI18n(locale, isMarked)}>
      <I18nProvider locale={formattingTag(locale)}>{children}</I18nProvider>
    </I18nextProvider>,
  );
  // Parts are there to be looked at: what would bring them to life stays out.
  return finish(markup.replaceAll(/<script[^>]*>.*?<\/script>/gsu, ''));
}
