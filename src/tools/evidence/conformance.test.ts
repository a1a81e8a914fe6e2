import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { criteria } from '../report/criteria.ts';
import { exampleAudit, exampleObservation, exampleReport } from '../report/testing/exampleAudit.ts';
import type { Evidence } from './collectRecord.ts';
import { conformance, type Tried } from './conformance.ts';
import { earl } from './earl.ts';
import { openAcr } from './openAcr.ts';

/** One test of a requirement, and an audit that met something. */
function tried(outcome: Evidence['outcome'], changes: Partial<Tried> = {}): Tried {
  return {
    evidence: [
      {
        requirement: 'accordion/one-open',
        criteria: ['4.1.2'],
        subject: 'src/ui/Accordion',
        method: 'unit test',
        outcome,
        source: { file: 'src/a.test.ts', tests: 1 },
        date: '2026-11-23',
      },
    ],
    reports: [exampleReport()],
    rulesFor: ({ number }) => (number === '1.3.1' ? ['axe/list', 'axe/td-headers-attr'] : []),
    manual: [],
    defects: [],
    today: '2026-11-23',
    ...changes,
  };
}

function rowOf(id: string, ...facts: Parameters<typeof tried>) {
  return conformance(criteria, tried(...facts)).find((row) => row.id === id);
}

test('each of the 55 criteria has a row, whatever was tried', () => {
  const rows = conformance(criteria, tried('passed'));
  expect(rows.map(({ id }) => id)).toEqual(criteria.map(({ number }) => number));
  expect(rows).toHaveLength(55);
});

test('a row names what was shown of it: requirements, and rules that met something', () => {
  expect(rowOf('4.1.2', 'passed')?.evidence).toEqual(['accordion/one-open']);
  expect(rowOf('1.3.1', 'passed')?.evidence).toEqual(['axe/list']);
});

test('a rule of the second engine that something passed is named; one that leaves something to people is not', () => {
  const second = {
    passes: { list_structure_proper: 2, text_block_heading: 3 },
    undecided: { text_block_heading: 1 },
  };
  const rulesFor = () => [
    'equal-access/list_structure_proper',
    'equal-access/text_block_heading',
    'equal-access/table_caption_empty',
  ];
  const reports = [exampleReport([exampleAudit({ second })])];
  expect(rowOf('1.3.2', 'passed', { reports, rulesFor })?.evidence).toEqual([
    'equal-access/list_structure_proper',
  ]);
});

test('a failed test fails every criterion that its requirement serves, and is no evidence', () => {
  expect(rowOf('4.1.2', 'failed')).toMatchObject({ status: 'fails', evidence: [] });
  expect(rowOf('2.1.1', 'failed')).toMatchObject({ status: 'not-evaluated' });
});

test('a violation on one page fails its criterion; what needs review fails none', () => {
  const found = (outcome: 'violation' | 'needs review') => ({
    reports: [exampleReport([exampleAudit({ observations: [exampleObservation({ outcome })] })])],
  });
  expect(rowOf('1.4.3', 'passed', found('violation'))?.status).toBe('fails');
  expect(rowOf('1.4.3', 'passed', found('needs review'))?.status).toBe('not-evaluated');
});

test('in OpenACR each criterion stands in the chapter of its level, and none is claimed', () => {
  const { chapters } = parse(openAcr(criteria, conformance(criteria, tried('failed')))) as {
    chapters: Record<string, { criteria: { num: string; components: unknown }[] }>;
  };
  const counts = Object.values(chapters).map((chapter) => chapter.criteria.length);
  expect(counts).toEqual([31, 24]);
  expect(chapters['success_criteria_level_a']?.criteria.at(-1)).toMatchObject({
    num: '4.1.2',
    components: [{ name: 'web', adherence: { level: 'does-not-support' } }],
  });
});

test('in EARL each row is an assertion about a criterion by its address', () => {
  const rows = conformance(criteria, tried('failed'));
  const text = JSON.stringify(earl(criteria, rows));
  expect(text.match(/"earl:Assertion"/gu)).toHaveLength(55);
  expect(text).toContain(
    '"earl:test":{"@id":"https://www.w3.org/TR/WCAG22/#name-role-value"},"earl:mode":{"@id":"earl:automatic"},"earl:result":{"@type":"earl:TestResult","earl:outcome":{"@id":"earl:failed"}',
  );
});
