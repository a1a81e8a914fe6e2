import { criteria } from '../report/criteria.ts';
import { rulesFor } from '../report/rulesFor.ts';
import type { PageReport } from '../report/pageReport.ts';
import type { Evidence } from './collectRecord.ts';
import { conformance } from './conformance.ts';
import { conformancePage } from './conformancePage.ts';
import { earl } from './earl.ts';
import type { Requirement } from './requirement.ts';
import { openAcr } from './openAcr.ts';
import { allFindings, findingsAsCsv } from './findingFiles.ts';

/** The views of the evidence that are committed, name to text; the same arguments make the same bytes. */
export function conformanceFiles(
  evidence: readonly Evidence[],
  requirements: readonly Requirement[],
  reports: readonly PageReport[],
  today: string,
): ReadonlyMap<string, string> {
  // People's records and planted defects that were caught join here; none is committed yet.
  const known = { evidence, reports, rulesFor, manual: [], defects: [], today };
  const sentences = new Map(requirements.map(({ id, sentence }) => [id, sentence]));
  const rows = conformance(criteria, known);
  return new Map([
    ['acr.html', conformancePage(criteria, rows, sentences)],
    ['acr.openacr.yaml', openAcr(criteria, rows)],
    ['criteria.json', printed(rows)],
    ['earl.jsonld', printed(earl(criteria, rows))],
    ['findings.csv', findingsAsCsv(reports)],
    ['findings.json', printed(allFindings(reports))],
  ]);
}

function printed(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}
