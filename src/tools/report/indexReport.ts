import { coverageSection } from './coverageSection.ts';
import { findingsSection } from './findingsSection.ts';
import { html } from './html.ts';
import type { PageReport } from './pageReport.ts';
import { pagesSection } from './pagesSection.ts';
import { pairsSection } from './pairsSection.ts';
import type { Run } from './run.ts';
import { runSection } from './runSection.ts';
import { scopeSection } from './scopeSection.ts';
import { standalonePage } from './standalonePage.ts';

/** The page that a reviewer opens first: what was tested, what was found, what that shows. */
export function indexReport(reports: readonly PageReport[], run: Run): string {
  return standalonePage(
    'Automatic accessibility audit',
    html`<main>
      <h1>Automatic accessibility audit</h1>
      <p>
        <a href="acr.html">The conformance report</a> says of each success criterion what this audit
        and all other tests have shown.
      </p>
      ${scopeSection(reports)} ${pairsSection(reports)} ${findingsSection(reports)}
      ${coverageSection(reports)} ${runSection(run)} ${pagesSection(reports)}
    </main>`,
  );
}
