import { join } from 'node:path';
import { root } from '../../project/root.ts';
import { journeyCounts, printedCounts, unitCounts } from './counts.ts';
import type { Step } from './runStep.ts';

/** Where the runners leave their reports. */
export const results = join(root, 'test-results');

/** Steps of a row run one after the other, those of an inner list at the same time. */
export type Lane = readonly (readonly Step[])[];

/** What can be checked without building the site, all at the same time: for daily work. */
export const check: readonly Step[] = [
  { name: 'format', command: ['oxfmt', '--check', '.'], isQuiet: true },
  { name: 'lint of scripts', command: ['oxlint'], isQuiet: true },
  { name: 'lint of styles', command: ['stylelint', 'src/**/*.css'], isQuiet: true },
  { name: 'what nobody uses', command: ['knip'], isQuiet: true },
  { name: 'types', command: ['npm', 'run', '--silent', 'types'], isQuiet: true },
  vitest('units', ['units', 'components']),
];

/** Builds the site for all that comes after; beside the check, so that neither waits alone at its end. */
const builtTests: Step = {
  ...vitest('build and tests of the built site', ['site', 'builds']),
  isQuiet: true,
};

/** What takes minutes for what changes seldom. */
const longTests: readonly Step[] = [
  vitest('copies of the project, built anew', ['copies']),
  vitest('servers killed and flooded, and full disks', ['faults']),
];

/** What has shown all of what is required, once it has run. */
const evidence: Step = {
  name: 'evidence for every requirement',
  command: ['node', 'src/tools/evidence/collect.ts', '--check'],
  count: printedCounts,
};

/** Everything but {@link longTests}; of walks and of the audit the short way round where pages have not changed. */
export const quick: Lane = [
  [...check, builtTests],
  [drive({ JOURNEY_PAGES: 'changed' })],
  [audit('audit, every page once', [])],
  [evidence],
];

/** Everything, on every page, in every state and mode of the report. */
export const whole: Lane = [
  [...check, builtTests],
  longTests,
  [drive({})],
  [audit('audit, every page, state and mode', ['--whole'])],
  [evidence],
];

function drive(env: Readonly<Record<string, string>>): Step {
  return {
    name: 'journeys in the browser',
    command: ['playwright', 'test', '--config', 'tests/playwright.config.ts'],
    env,
    count: () => journeyCounts(join(results, 'journeys.json')),
  };
}

function audit(name: string, options: readonly string[]): Step {
  const command = ['node', 'src/tools/audit/audit.ts', '--check', ...options];
  return { name, command, count: printedCounts };
}

function vitest(name: string, projects: readonly string[]): Step {
  const report = join(results, `${projects.join('-')}.json`);
  return {
    name,
    command: [
      ...['vitest', 'run', ...projects.map((project) => `--project=${project}`)],
      ...['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    ],
    count: () => unitCounts(report),
  };
}
