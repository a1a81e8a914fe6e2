import { useSharedWords } from '../i18n/useSharedWords.ts';
import { Section } from '../layout/Section.tsx';
import { ReportDocument } from './ReportDocument.tsx';
import { useReport } from './reportPage.ts';

/** How the pages were audited, with what, and what was found: in English, as the audit tells it. */
export function AuditReport() {
  const { audit } = useReport().facts;
  const words = useSharedWords('reports');
  return (
    <ReportDocument title={words(($) => $.audit.title)} lead={words(($) => $.audit.lead)}>
      <Section as="div" className="report">
        {/* oxlint-disable-next-line react/no-danger -- Markup of our own, in which all text is escaped. */}
        <div
          lang="en"
          dir="ltr"
          className="report__audit"
          dangerouslySetInnerHTML={{ __html: audit }}
        />
      </Section>
    </ReportDocument>
  );
}
