import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DrawReports } from '../../delivery/reportFacts.ts';
import { root } from '../../project/root.ts';
import { ownOrigins } from '../build/origins.ts';
import { criteria } from '../report/criteria.ts';
import { siteSums, siteSumsFile } from '../verify/siteSums.ts';
import { allFindings, findingsAsCsv } from './findingFiles.ts';
import { earl } from './earl.ts';
import { historyFile, historyLineOf, printHistory, withReport } from './historyLine.ts';
import { openAcr } from './openAcr.ts';
import { printRecord } from './recordRows.ts';
import { reportStyles } from './reportStyles.ts';
import { summarise, summaryFile } from './summary.ts';
import { reportFacts, type Known } from './reportFacts.ts';

/**
 * The views of the record that are committed, name to text; the same arguments make the same bytes.
 * The pages are drawn by what the last build left, in its styles.
 * @param committed the folder of reports, of which the audit's own files and the defects are read.
 */
export async function reportViews(
  known: Known,
  committed: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const { rows, reports, record } = known;
  const { drawReports } = (await import(pathToFileURL(join(root, 'build/reports.js')).href)) as {
    drawReports: DrawReports;
  };
  const data = new Map([
    ['acr.openacr.yaml', openAcr(criteria, rows)],
    ['criteria.json', printed(rows)],
    ['earl.jsonld', printed(earl(criteria, rows))],
    ['findings.csv', findingsAsCsv(reports)],
    ['findings.json', printed(allFindings(reports))],
    ['record.json', printRecord(record)],
    [summaryFile, printed(summarise(rows, reports, known.date, known.people.facts.expired.length))],
  ]);
  const lines = withReport(known.landed, historyLineOf(new Map([...committed, ...data])));
  return new Map([
    ...drawReports(reportFacts(known, lines)),
    ['report.css', reportStyles()],
    ...data,
    [historyFile, printHistory(lines)],
    // Of the last build, if nobody has changed the settings since.
    [siteSumsFile, await siteSums(join(root, 'dist'), ownOrigins)],
  ]);
}

function printed(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}
