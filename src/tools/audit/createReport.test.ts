import { expect, test } from 'vitest';
import { createReport } from './createReport.ts';
import { exampleAudit, exampleObservation, examplePage } from './exampleAudit.ts';
import { openings } from './openings.ts';

/** Audits in which every state occurs, so that none is stale. */
const everyState = openings.map(({ state }) => exampleAudit({ state }));

test('the same audits make the same bytes, without versions and times', () => {
  const first = createReport([examplePage], everyState, []);
  const second = createReport([examplePage], structuredClone(everyState).map(onExamplePage), []);
  expect([...first.files]).toEqual([...second.files]);
  expect([...first.files.values()].join('')).not.toMatch(/\d+\.\d+\.\d+\.\d+|20\d\d-\d\d/u);
});

test('a site without findings has no problem', () => {
  expect(createReport([examplePage], everyState, []).problems).toEqual([]);
});

test('a violation is a problem of its page and tells element, message and place', () => {
  const observations = [exampleObservation({ outcome: 'violation' })];
  const audits = [...everyState, exampleAudit({ observations })];
  const [problem] = createReport([examplePage], audits, []).problems;
  expect(problem?.file).toBe('en/home.json');
  for (const part of ['violation: color-contrast in card', 'p.card__text', 'as loaded']) {
    expect(problem?.text).toContain(part);
  }
});

test('a verdict without a finding is a problem', () => {
  const verdicts = [{ rule: 'list', component: 'card', reason: 'Looked at.' }];
  const { problems } = createReport([examplePage], everyState, verdicts);
  expect(problems.map(({ text }) => text).join()).toContain('matches nothing');
});

test('a state that no page has is a problem', () => {
  const { problems } = createReport([examplePage], everyState.slice(1), []);
  expect(problems.map(({ text }) => text).join()).toContain('applies to no page');
});

test('the reason of a verdict stands in the report for reviewers, as text', () => {
  const verdicts = [{ rule: 'color-contrast', component: 'card', reason: 'Plain <ground>.' }];
  const audits = [...everyState, exampleAudit({ observations: [exampleObservation()] })];
  const report = createReport([examplePage], audits, verdicts);
  expect(report.problems).toEqual([]);
  expect(report.files.get('index.html')).toContain('Plain &lt;ground&gt;.');
});

function onExamplePage(audit: (typeof everyState)[number]) {
  return { ...audit, page: examplePage };
}
