import type { HistoryLine } from '../../delivery/reportFacts.ts';
import { mutationFile, type RoomSummary } from '../mutation/summary.ts';
import { generatedFile, parseGenerated } from '../score/generated/triedGenerated.ts';
import { parseTried, scoreFile, stillTried } from '../score/triedDefect.ts';
import { defects as allDefects } from '../score/defect.ts';
import { transcriptsIn } from '../listening/readTranscripts.ts';
import { manualFolder, recordsIn } from '../people/manualFolder.ts';
import { expiringSoon, peopleOf } from '../people/peopleOf.ts';
import { publishedMains, type PublishedMain } from '../people/publishedMains.ts';
import { isSummed } from '../report/checksums.ts';
import { criteria } from '../report/criteria.ts';
import { isOfAudit, pageReportsIn, runIn, transcriptsFolder } from '../report/reportFolder.ts';
import { rulesFor } from '../report/rulesFor.ts';
import { caughtDefects } from './caughtDefects.ts';
import { collectRecord } from './collectRecord.ts';
import { conformance } from './conformance.ts';
import { historyFile, parseHistory } from './historyLine.ts';
import { readRequirements } from './readRequirements.ts';
import { readSnapshots } from './readSnapshots.ts';
import { readSpecification } from './readSpecification.ts';
import type { TestResult } from './readTestResults.ts';
import { heardFacts, heardRows } from './heard.ts';
import { personRows } from './personRows.ts';
import { recordRows, type RecordRow } from './recordRows.ts';
import { reportViews } from './reportViews.ts';
import { scoreFacts } from './scoreFacts.ts';
import { readStatement, statementProblems } from './statementProblems.ts';

/** The files of the folder of reports, path to text. */
type Files = ReadonlyMap<string, string>;

/** What was found: the record and its views as files, how much is shown, what is wrong. */
export type Found = {
  files: Files;
  shown: number;
  problems: readonly string[];
  /** In sentences, which records of people expire within a month. */
  expiring: readonly string[];
};

/**
 * Joins what tests have shown with the requirements, the specification, the audit, what screen
 * readers are told and the planted defects. The same arguments give the same files.
 * @param committed the folder of reports, of which the audit and the defects are read.
 * @param date the day of the tests, as YYYY-MM-DD.
 * @param now the day on which records of people have to count, the pages as they are, and the
 *   reports before this one; by default those that the folder tells of.
 * @throws Error if there is no report of the audit.
 */
export async function evidenceOf(
  tests: readonly TestResult[],
  committed: Files,
  date: string,
  now: Partial<{
    today: string;
    published: readonly PublishedMain[];
    landed: readonly HistoryLine[];
  }> = {},
): Promise<Found> {
  const run = runIn(committed);
  if (run === undefined) throw new Error('Expected a report of the audit. Run `npm run audit`.');
  const requirements = readRequirements();
  const { evidence, problems } = collectRecord(requirements, readSpecification(), tests, date);
  const score = caughtDefects(committed.get(scoreFile), tests);
  const { defects, problems: untried } = score;
  const reports = pageReportsIn(committed);
  const { today = date, published = await publishedMains() } = now;
  const { records, problems: unread } = recordsIn(committed, today);
  const people = peopleOf(records, published, today);
  const manual = people.deciding.map(
    ({ file: id, record: { verdict }, criteria: own, validUntil }) => {
      return { id, criteria: own, verdict, validUntil };
    },
  );
  const tried = { evidence, reports, rulesFor, manual, defects, today };
  const { transcripts, problems: silent } = transcriptsIn(committed, published);
  const record = [
    ...recordRows(evidence, reports, run, defects),
    ...heardRows(transcripts, published, requirements),
    ...personRows(people),
  ];
  const rows = conformance(criteria, tried);
  const snapshots = readSnapshots();
  const { landed = parseHistory(committed.get(historyFile)) as readonly HistoryLine[] } = now;
  const heard = heardFacts(transcripts, published);
  const shownBy = { date, evidence, record, rows, reports, run, requirements, snapshots, heard };
  const told = scoreFacts(
    criteria,
    stillTried(parseTried(committed.get(scoreFile)), allDefects),
    parseGenerated(committed.get(generatedFile)),
    score,
    JSON.parse(committed.get(mutationFile) ?? '{}') as Record<string, RoomSummary>,
  );
  const files = await reportViews({ ...shownBy, people, landed, score: told }, committed);

  const idsWith = (outcome: string) =>
    new Set(evidence.filter((one) => one.outcome === outcome).map((one) => one.requirement));
  const shown = idsWith('passed').difference(idsWith('failed'));
  const { statement, sources } = readStatement();
  return {
    files,
    shown: shown.size,
    problems: [
      ...problems,
      ...unread,
      ...silent,
      ...untried,
      ...statementProblems(statement, sources, shown, [...files.keys()]),
    ],
    expiring: expiringSoon(people, today),
  };
}

/** The committed views that are not those of the record, those that are missing and those too many. */
export function differingViews(committed: Files, files: Files): string[] {
  const views = [...committed.keys()].filter(
    (file) =>
      !isOfAudit(file) &&
      ![scoreFile, generatedFile, mutationFile].includes(file) &&
      ![manualFolder, transcriptsFolder].some((folder) => file.startsWith(folder)) &&
      isSummed(file),
  );
  const names = new Set([...views, ...files.keys()]);
  return [...names].filter((file) => committed.get(file) !== files.get(file)).toSorted();
}

/** The day of a committed record; undefined if there is none. */
export function recordedOn(committed: Files): string | undefined {
  const rows = JSON.parse(committed.get('record.json') ?? '[]') as RecordRow[];
  return rows.find(({ requirement }) => requirement !== null)?.date;
}
