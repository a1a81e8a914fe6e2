import { coverageSection } from './coverageSection.ts';
import { findingsSection } from './findingsSection.ts';
import { html } from './html.ts';
import { judgementsSection } from './judgementsSection.ts';
import type { PageReport } from './pageReport.ts';
import { pairsSection } from './pairsSection.ts';
import type { Run } from './run.ts';
import { runSection } from './runSection.ts';
import { scopeSection } from './scopeSection.ts';

/** What was audited, what was found and what that shows, in English, as markup below a heading. */
export function auditBody(reports: readonly PageReport[], run: Run): string {
  return html`${scopeSection(reports)} ${pairsSection(reports)} ${findingsSection(reports)}
  ${judgementsSection(reports)} ${coverageSection(reports)} ${runSection(run)}`.markup;
}
