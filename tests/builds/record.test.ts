import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { reportsFolder } from '../../src/project/repository.ts';
import { root } from '../../src/project/root.ts';
import { differingViews, evidenceOf } from '../../src/tools/evidence/evidenceOf.ts';
import { readRequirements } from '../../src/tools/evidence/readRequirements.ts';
import { readSpecification } from '../../src/tools/evidence/readSpecification.ts';
import type { TestResult } from '../../src/tools/evidence/readTestResults.ts';
import { readReports } from '../../src/tools/report/reportFolder.ts';

/** A run in which every requirement and every sentence was shown by one test. */
const results = [
  ...readRequirements().filter(({ doesNotApply }) => doesNotApply === undefined),
  ...readSpecification(),
].map(({ id }): TestResult => {
  return { method: 'unit test', file: 'a.test.ts', title: id, tags: [id], isPassed: true };
});

let audit: ReadonlyMap<string, string> = new Map();
let written: ReadonlyMap<string, string> = new Map();

beforeAll(async () => {
  audit = await readReports(join(root, reportsFolder));
  ({ files: written } = await evidenceOf(results, audit, '2026-11-23'));
});

/** What a check says of a folder in which one file was changed after it was written; none is removal. */
function differing(file: string, change: (text: string) => string | undefined): string[] {
  const folder = new Map(written);
  const text = change(folder.get(file) ?? '');
  if (text === undefined) folder.delete(file);
  else folder.set(file, text);
  return text === written.get(file) ? ['nothing was changed'] : differingViews(folder, written);
}

test('what was written and not touched is what the record says', () => {
  expect(differingViews(written, written)).toEqual([]);
});

test('what other tools write beside the record is no view of it', () => {
  const others = ['score.jsonl', 'mutation.json', 'manual/one.yml'];
  const folder = new Map([...written, ...others.map((file) => [file, '{}'] as const)]);
  expect(differingViews(folder, written)).toEqual([]);
});

test.each([
  [
    'a status by hand',
    'criteria.json',
    (text: string) => text.replace('"not-evaluated"', '"supports"'),
  ],
  [
    'the title of the report',
    'acr.html',
    (text: string) => text.replace('Conformance report', 'Certificate'),
  ],
  [
    'a row of the record',
    'record.json',
    (text: string) => text.replace(/^.*general\/reflow.*$/mu, ''),
  ],
  [
    'the level of a criterion for others',
    'acr.openacr.yaml',
    (text: string) => text.replace('not-evaluated', 'supports'),
  ],
  [
    'what assistive technology is told',
    'components/carousel.html',
    (text: string) => text.replace('<pre>', '<pre>All is well. '),
  ],
  ['the numbers of the statement', 'summary.json', (text: string) => text.replace('55', '56')],
  ['a file that is taken away', 'earl.jsonld', () => undefined],
  ['a page that nobody wrote', 'certificate.html', () => '<h1>Certified</h1>'],
])('changing %s is told by the name of the file', (_, file, change) => {
  expect(differing(file, change)).toEqual([file]);
});

test('without the test of a requirement its evidence is gone, and told', async () => {
  const fewer = results.filter(({ title }) => title !== 'general/reflow');
  const { files, problems } = await evidenceOf(fewer, audit, '2026-11-23');
  expect(problems.join('\n')).toContain('general/reflow');
  expect(differingViews(written, files)).toContain('criteria.json');
});

test('without the planted defects no criterion is said to have one', async () => {
  const untried = new Map([...audit].filter(([file]) => file !== 'score.jsonl'));
  const { files } = await evidenceOf(results, untried, '2026-11-23');
  const rows = JSON.parse(files.get('criteria.json') ?? '') as { status: string; defects: [] }[];
  expect(rows).toHaveLength(55);
  expect(rows.filter(({ status, defects }) => status === 'supports' || defects.length > 0)).toEqual(
    [],
  );
});

test('no criterion is supported without a defect that was caught', () => {
  const rows = JSON.parse(written.get('criteria.json') ?? '') as {
    status: string;
    defects: string[];
  }[];
  expect(rows).toHaveLength(55);
  expect(
    rows.filter(({ status, defects }) => status === 'supports' && defects.length === 0),
  ).toEqual([]);
});
