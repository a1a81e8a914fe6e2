import type { ScoreFacts } from '../../delivery/scoreFacts.ts';
import type { HeardFacts } from '../../delivery/transcript.ts';
import { runsToGate } from '../listening/transcript.ts';
import type {
  ComponentFacts,
  HistoryLine,
  PageFacts,
  ReportFacts,
} from '../../delivery/reportFacts.ts';
import { criteria } from '../report/criteria.ts';
import { rulesAsking, rulesFor, rulesMet, rulesPassed } from '../report/rulesFor.ts';
import type { Finding } from '../report/findings.ts';
import type { PageReport } from '../report/pageReport.ts';
import type { Run } from '../report/run.ts';
import type { People } from '../people/peopleOf.ts';
import { auditFacts } from './auditFacts.ts';
import type { Evidence } from './collectRecord.ts';
import type { ConformanceRow } from './conformance.ts';
import { readersHeard } from './heard.ts';
import { changesIn } from './historyLine.ts';
import type { RecordRow } from './recordRows.ts';
import type { FiledRequirement } from './requirement.ts';
import { kindsToSupport } from './statusOf.ts';

/** What the pages of the report are made of. */
export type Known = {
  date: string;
  evidence: readonly Evidence[];
  record: readonly RecordRow[];
  rows: readonly ConformanceRow[];
  reports: readonly PageReport[];
  run: Run;
  requirements: readonly FiledRequirement[];
  people: People;
  heard: readonly HeardFacts[];
  /** Component of the gallery, to the name of a state in a file, to what a screen reader is told. */
  snapshots: ReadonlyMap<string, Readonly<Record<string, string>>>;
  score: ScoreFacts;
  /** The reports that have landed, oldest first. */
  landed: readonly HistoryLine[];
};

/**
 * Puts together what the pages of the report show; the same arguments give the same facts.
 * @param lines the reports that have landed, and this one.
 */
export function reportFacts(known: Known, lines: readonly HistoryLine[]): ReportFacts {
  const { date, rows, reports, run, requirements, people } = known;
  const asking = rulesAsking(reports);
  const filed = new Map(requirements.map((one) => [one.id, one]));
  const components = componentsOf(known);
  const componentOf = new Map(
    components.flatMap(({ name, requirements: own }) => own.map(({ id }) => [id, name])),
  );
  return {
    date,
    versions: [
      run.engine,
      `Equal Access: ${run.secondEngine}`,
      run.browser,
      `Node ${run.node}`,
      ...run.fonts,
    ],
    commit: run.commit,
    inputs: run.inputs,
    criteria: criteria.map((criterion, index) => {
      const { number, level, name, en301549, section508, because, missing } = criterion;
      const faults = criterion.faults.map(({ fault }) => fault);
      const row = rows[index];
      if (row?.id !== number) throw new Error(`Expected a row for ${number}, got ${row?.id}.`);
      const shown = row.evidence.map((id) => ({
        id,
        sentence: filed.get(id)?.sentence,
        component: componentOf.get(id),
      }));
      const { status, defects } = row;
      const asked = rulesFor(criterion).filter((rule) => asking.has(rule));
      const isUntried = status === 'not-evaluated' && criterion.decidable === 'machine';
      const open = isUntried && missing.length === 0 ? [noDefect] : missing;
      const named = { number, level, name, en301549, section508 };
      return { ...named, status, because, shown, asked, defects, missing: open, faults };
    }),
    reached: reachedBy(reports, requirements),
    people: people.facts,
    score: known.score,
    kindsToSupport,
    history: { lines, changes: changesIn(lines) },
    pages: reports.map(pageOf),
    components,
    heard: known.heard,
    runsToGate,
    readers: readersHeard(known.heard),
    audit: auditFacts(reports, run),
  };
}

/** What a criterion still wants that a machine decides, once all of its checks are there. */
const noDefect = `Faults of it of ${kindsToSupport} kinds, planted to try these checks, that they have caught.`;

/** Of which criteria machines see something at all. */
function reachedBy(
  reports: readonly PageReport[],
  requirements: readonly FiledRequirement[],
): ReportFacts['reached'] {
  const met = rulesMet(reports);
  const own = new Set(requirements.flatMap((one) => (one.doesNotApply ? [] : one.criteria)));
  const those = (isSo: (number: string, rules: readonly string[]) => boolean) =>
    criteria
      .filter((criterion) => isSo(criterion.number, rulesFor(criterion)))
      .map(({ number }) => number);
  const isOfAxe = (rule: string): boolean => rule.startsWith('axe/');
  return {
    axe: those((_, rules) => rules.some(isOfAxe)),
    axeMet: those((_, rules) => rules.some((rule) => isOfAxe(rule) && met.has(rule))),
    rule: those((_, rules) => rules.length > 0),
    met: those((_, rules) => rules.some((rule) => met.has(rule))),
    own: those((number) => own.has(number)),
    nothing: those((number, rules) => rules.length === 0 && !own.has(number)),
  };
}

function pageOf(report: PageReport): PageFacts {
  const { page, locale, path, sha256, counts, runs, findings, second } = report;
  const asked = Object.values(second.undecided).reduce((sum, count) => sum + count, 0);
  return {
    name: `${locale}/${page}`,
    path,
    sha256,
    audits: counts.audits,
    violations: counts.violations,
    needsReview: counts.needsReview,
    asked,
    states: Object.keys(runs),
    rules: rulesPassed([report]),
    findings: findings.map(sentenceOf),
  };
}

/** A finding with its place, and why it is no failure if somebody has judged so. */
function sentenceOf(finding: Finding): string {
  const { engine, outcome, rule, criteria: broken, component, selector, messages, where } = finding;
  const { note } = finding;
  const asked = broken.join(', ') || 'best practice';
  const places = Object.entries(where).map(([state, shown]) => `${state} (${shown.join(', ')})`);
  const judged =
    note === null
      ? 'It has no note.'
      : `${note.reason} ${note.check} Judged by ${note.judgedBy}, ${note.date}.`;
  return `${outcome}: ${engine}/${rule} (${asked}) in ${component}, ${selector}: ${messages.join(' ')} In ${places.join('; ')}. ${judged}`;
}

/** Every component with requirements or snapshots, by name. */
function componentsOf({ requirements, evidence, rows, snapshots }: Known): ComponentFacts[] {
  const shownBy = Map.groupBy(evidence, ({ requirement }) => requirement);
  const bound = Map.groupBy(requirements, ({ file }) =>
    componentNamed(file, [...snapshots.keys()]),
  );
  const names = [...new Set([...snapshots.keys(), ...bound.keys()])].toSorted();
  return names.map((name) => ({
    name,
    requirements: (bound.get(name) ?? []).map((one) => ({
      id: one.id,
      sentence: one.sentence,
      criteria: rows.filter(({ evidence: own }) => own.includes(one.id)).map(({ id }) => id),
      shownBy: (shownBy.get(one.id) ?? []).map(
        ({ method, source }) => `${method}, ${source.file}: ${source.tests}`,
      ),
      doesNotApply: one.doesNotApply,
    })),
    snapshots: snapshots.get(name) ?? {},
  }));
}

/** The component that a file of requirements binds, as the gallery calls it: `select` of `SelectField`. */
function componentNamed(file: string, known: readonly string[]): string {
  const base = file.replace(/^.*\//u, '').replace(/\.requirements\.json$/u, '');
  const name = base.replaceAll(/(?<=[a-z])[A-Z]/gu, '-$&').toLowerCase();
  return known.find((other) => name === other || name.startsWith(`${other}-`)) ?? name;
}
