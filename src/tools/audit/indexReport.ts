import type { PublishedPage } from '../../site/manifest.ts';
import type { Audit } from './results.ts';
import { coverageSection } from './coverageSection.ts';
import { findingsSection } from './findingsSection.ts';
import type { Finding } from './findings.ts';
import { html } from './html.ts';
import { styleFile } from './indexStyle.ts';
import { pagesSection } from './pagesSection.ts';
import { scopeSection } from './scopeSection.ts';
import type { Verdict } from './verdicts.ts';

/** One page with all that was done and found on it. */
export type PageResult = {
  page: PublishedPage;
  audits: readonly Audit[];
  findings: readonly Finding[];
};

/** The page that a reviewer opens first: what was tested, what was found, what that shows. */
export function indexReport(results: readonly PageResult[], verdicts: readonly Verdict[]): string {
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
            ${scopeSection(results)} ${findingsSection(results, verdicts)} ${coverageSection()}
            ${pagesSection(results)}
          </main>
        </body>
      </html>`.markup
  }\n`;
}
