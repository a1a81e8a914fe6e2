import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DrawReports } from '../../delivery/reportFacts.ts';
import { root } from '../../project/root.ts';
import { criteria } from '../report/criteria.ts';
import { allFindings, findingsAsCsv } from './findingFiles.ts';
import { earl } from './earl.ts';
import { openAcr } from './openAcr.ts';
import { printRecord } from './recordRows.ts';
import { summarise, summaryFile } from './summary.ts';
import { reportFacts, type Known } from './reportFacts.ts';

/**
 * The views of the record that are committed, name to text; the same arguments make the same bytes.
 * The pages are drawn by what the last build left, in its styles.
 */
export async function reportViews(known: Known): Promise<ReadonlyMap<string, string>> {
  const { rows, reports, record } = known;
  const { drawReports } = (await import(pathToFileURL(join(root, 'build/reports.js')).href)) as {
    drawReports: DrawReports;
  };
  return new Map([
    ...drawReports(reportFacts(known)),
    ['report.css', styles()],
    ['acr.openacr.yaml', openAcr(criteria, rows)],
    ['criteria.json', printed(rows)],
    ['earl.jsonld', printed(earl(criteria, rows))],
    ['findings.csv', findingsAsCsv(reports)],
    ['findings.json', printed(allFindings(reports))],
    ['record.json', printRecord(record)],
    [summaryFile, printed(summarise(rows, reports, known.date))],
  ]);
}

/** The stylesheet of the site as built, and what is the report's own. */
function styles(): string {
  const assets = join(root, 'dist/assets');
  const [site] = readdirSync(assets).filter((file) => /^site-.*\.css$/u.test(file));
  if (site === undefined) throw new Error('Expected a built site. Run `npm run build`.');
  return (
    readFileSync(join(assets, site), 'utf8') +
    readFileSync(join(root, 'src/reports/report.css'), 'utf8')
  );
}

function printed(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}
