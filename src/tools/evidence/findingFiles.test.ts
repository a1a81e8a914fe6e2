import { expect, test } from 'vitest';
import { exampleAudit, exampleObservation, exampleReport } from '../report/testing/exampleAudit.ts';
import { allFindings, findingsAsCsv } from './findingFiles.ts';

function reportWith(
  ...changes: Parameters<typeof exampleObservation>
): ReturnType<typeof exampleReport> {
  return exampleReport([exampleAudit({ observations: changes.map(exampleObservation) })]);
}

test('every finding of every page is listed, however many there are', () => {
  const many = Array.from({ length: 200 }, (_, index) =>
    exampleObservation({ selector: `#main > p:nth-child(${index})` }),
  );
  const report = exampleReport([exampleAudit({ observations: many })]);
  expect(allFindings([report, report])).toHaveLength(400);
  expect(findingsAsCsv([report]).split('\r\n')).toHaveLength(202);
});

test('a finding is a line that tells where it stands', () => {
  const [, line] = findingsAsCsv([reportWith({})]).split('\r\n');
  expect(line).toBe(
    'en/home,/,axe,needs review,color-contrast,1.4.3,card,#main > p.card__text,The background is a gradient,as loaded: small light,',
  );
});

test('marks of CSV in a text are quoted, and no text is taken for a formula', () => {
  const csv = findingsAsCsv([reportWith({ messages: ['=1+1, "two"'] })]);
  expect(csv).toContain(`,"'=1+1, ""two""",`);
});
