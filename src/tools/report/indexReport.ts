import { coverageSection } from './coverageSection.ts';
import { findingsSection } from './findingsSection.ts';
import { html } from './html.ts';
import { styleFile } from './indexStyle.ts';
import type { PageReport } from './pageReport.ts';
import { pagesSection } from './pagesSection.ts';
import type { Run } from './run.ts';
import { runSection } from './runSection.ts';
import { scopeSection } from './scopeSection.ts';

/** The page that a reviewer opens first: what was tested, what was found, what that shows. */
export function indexReport(reports: readonly PageReport[], run: Run): string {
  return `${
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>Automatic accessibility audit</title>
          <link rel="stylesheet" href="${styleFile}" />
        </head>
        <body>
          <main>
            <h1>Automatic accessibility audit</h1>
            ${scopeSection(reports)} ${findingsSection(reports)} ${coverageSection(reports)}
            ${runSection(run)} ${pagesSection(reports)}
          </main>
        </body>
      </html>`.markup
  }\n`;
}
