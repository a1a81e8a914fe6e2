import { expect, test } from 'vitest';
import { compareReports } from './compareReports.ts';
import { reportFiles } from '../report/createReport.ts';
import {
  exampleAudit,
  exampleObservation,
  exampleReport,
  exampleRun,
} from '../report/testing/exampleAudit.ts';
import type { PageReport } from '../report/pageReport.ts';
import type { Run } from '../report/run.ts';

const elsewhere = exampleRun({ browser: 'Chromium 2', isPinned: false });

/** What a run leaves in the repository. */
function committed(
  report: PageReport = exampleReport(),
  run: Run = exampleRun(),
): Map<string, string> {
  return new Map([...reportFiles([report]), ['run.json', JSON.stringify(run)]]);
}

function filesThatDiffer(
  files: ReadonlyMap<string, string>,
  report: PageReport,
  run: Run,
): string[] {
  return compareReports(files, [report], run).differences.map(({ file }) => file);
}

/** A page on which fewer elements passed, and one contrast could not be decided. */
const drawnOtherwise = exampleReport([
  exampleAudit({
    passes: { region: 3, list: 2, 'color-contrast': 1 },
    observations: [exampleObservation()],
  }),
]);

test('the same findings of another time and commit do not differ', () => {
  const later = exampleRun({ started: '2027-01-01T00:00:00.000Z', seconds: 9, commit: 'later' });
  expect(compareReports(committed(), [exampleReport()], later)).toEqual({
    differences: [],
    remark: undefined,
  });
});

test('in the pinned browser every number counts', () => {
  const fewer = exampleReport([exampleAudit({ passes: { region: 3, list: 2 } })]);
  expect(filesThatDiffer(committed(), fewer, exampleRun())).toEqual(['en/home.json']);
});

test('findings cut from a page differ', () => {
  const whole = exampleReport([exampleAudit({ observations: [exampleObservation()] })]);
  const cut = { ...whole, findings: [], counts: { ...whole.counts, needsReview: 0 } };
  expect(filesThatDiffer(committed(cut), whole, exampleRun())).toContain('en/home.json');
});

test('in another browser what depends on drawing is left out, and the reader is told', () => {
  const { differences, remark } = compareReports(committed(), [drawnOtherwise], elsewhere);
  expect(differences).toEqual([]);
  expect(remark).toContain('color-contrast');
});

test('another version of either engine asks for a new record', () => {
  for (const changes of [{ engine: 'axe-core 2' }, { secondEngine: 'second engine 2' }]) {
    const [difference] = compareReports(
      committed(),
      [exampleReport()],
      exampleRun(changes),
    ).differences;
    expect(difference?.text).toContain(Object.values(changes).join());
    expect(difference?.text).toContain('run `npm run audit`');
  }
});

test('what the second engine says counts, but in another browser not what depends on drawing', () => {
  const saying = (passes: Record<string, number>) =>
    exampleReport([exampleAudit({ second: { passes, undecided: {} } })]);
  const files = committed(saying({ list_structure_proper: 1, text_contrast_sufficient: 5 }));
  const paler = saying({ list_structure_proper: 1, text_contrast_sufficient: 4 });
  expect(filesThatDiffer(files, paler, exampleRun())).toEqual(['en/home.json']);
  expect(filesThatDiffer(files, paler, elsewhere)).toEqual([]);
  const shorter = saying({ text_contrast_sufficient: 5 });
  expect(filesThatDiffer(files, shorter, elsewhere)).toContain('en/home.json');
});

test('in another browser a finding that does not depend on drawing still differs', () => {
  const observations = [exampleObservation({ rule: 'region' })];
  const other = exampleReport([exampleAudit({ observations })]);
  expect(filesThatDiffer(committed(), other, elsewhere)).toContain('en/home.json');
});

test('in another browser a rule that meets nothing any more still differs', () => {
  const other = exampleReport([exampleAudit({ passes: { list: 2 } })]);
  expect(filesThatDiffer(committed(), other, elsewhere)).toContain('en/home.json');
});

test('in another browser another page, by its hash, still differs', () => {
  const other = { ...exampleReport(), sha256: 'b2' };
  expect(filesThatDiffer(committed(), other, elsewhere)).toEqual(['en/home.json']);
});

test('in another browser a state that somebody wrote by hand still differs', () => {
  const forged = committed();
  forged.set('en/home.json', (forged.get('en/home.json') ?? '').replace('as loaded', 'invented'));
  expect(filesThatDiffer(forged, exampleReport(), elsewhere)).toEqual(['en/home.json']);
});

test('a report that another browser has drawn has to be renewed in the pinned one', () => {
  const files = committed(exampleReport(), elsewhere);
  const [difference] = compareReports(files, [exampleReport()], exampleRun()).differences;
  expect(difference?.text).toContain('browser Chromium 2');
  expect(difference?.text).toContain('npm run audit');
});

test('without a run that can be read nothing is taken for compared', () => {
  for (const text of ['{ <<<<<<< ours', '{}', 'null']) {
    const files = new Map([...committed(), ['run.json', text]]);
    expect(filesThatDiffer(files, exampleReport(), elsewhere)).toEqual(['run.json']);
  }
});

test('a page that is not committed and one that is gone are told apart', () => {
  const team = { ...exampleReport(), page: 'team' };
  const { differences } = compareReports(committed(), [team], exampleRun());
  expect(differences).toContainEqual({
    file: 'en/home.json',
    text: 'is committed, but is written no more',
  });
  expect(differences).toContainEqual({ file: 'en/team.json', text: 'is not committed' });
});

test('the lines that differ are shown', () => {
  const files = committed();
  files.set('en/home.json', (files.get('en/home.json') ?? '').replace('as loaded', 'certified'));
  const [difference] = compareReports(files, [exampleReport()], exampleRun()).differences;
  expect(difference?.text).toMatch(/first in line \d+\n\s+- .*certified.*\n\s+\+ .*as loaded/u);
});
