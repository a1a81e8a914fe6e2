import { useSharedWords } from '../i18n/useSharedWords.ts';
import { Beside } from '../layout/Beside.tsx';
import { TableOfContents } from '../sections/TableOfContents.tsx';
import { AuditFindings } from './AuditFindings.tsx';
import { AuditJudgements } from './AuditJudgements.tsx';
import { AuditMethod } from './AuditMethod.tsx';
import { AuditModes } from './AuditModes.tsx';
import { AuditPairs } from './AuditPairs.tsx';
import { AuditRun } from './AuditRun.tsx';
import { ReportDocument } from './ReportDocument.tsx';

/** The parts of the page, as their headings' fragments and their words are called. */
const parts = [
  'found',
  'limits',
  'pairs',
  'modes',
  'states',
  'tested',
  'judgements',
  'made',
] as const;

/** How the pages were audited, with what, what was found, and what that cannot show. */
export function AuditReport() {
  const words = useSharedWords('reports');
  return (
    <ReportDocument title={words(($) => $.audit.title)} lead={words(($) => $.audit.lead)}>
      <Beside
        side={
          <TableOfContents
            heading={words(($) => $.contents)}
            items={parts.map((id) => ({ id, label: words(($) => $.audit[id].heading) }))}
          />
        }
      >
        <AuditFindings />
        <AuditPairs />
        <AuditModes />
        <AuditMethod />
        <AuditJudgements />
        <AuditRun />
      </Beside>
    </ReportDocument>
  );
}
