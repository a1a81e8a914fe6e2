import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './root.ts';

type Counts = { passed: number; failed: number };

type Step = {
  name: string;
  command: readonly string[];
  /** How many checks the step made; a step without it is one check. */
  count?: (output: string) => Counts | Promise<Counts>;
};

const results = join(root, 'test-results');
const unitResults = join(results, 'unit.json');
const journeyResults = join(results, 'journeys.json');

const steps: readonly Step[] = [
  { name: 'Format', command: ['oxfmt', '--check', '.'] },
  { name: 'Lint of scripts', command: ['oxlint'] },
  { name: 'Lint of styles', command: ['stylelint', 'src/**/*.css'] },
  { name: 'Types', command: ['npm', 'run', '--silent', 'types'] },
  { name: 'Build', command: ['npm', 'run', '--silent', 'build'] },
  {
    name: 'Units',
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitResults}`,
    ],
    count: async () => {
      const report = await readReport<UnitReport>(unitResults);
      return {
        passed: report.numPassedTests,
        failed: report.numTotalTests - report.numPassedTests,
      };
    },
  },
  {
    name: 'Journeys in the browser',
    command: ['playwright', 'test', '--config', 'tests/playwright.config.ts'],
    count: async () => {
      const { stats } = await readReport<JourneyReport>(journeyResults);
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
    },
  },
  {
    name: 'Audit of every page',
    command: ['node', 'src/tools/audit/audit.ts', '--check'],
    count: lastCounts,
  },
  {
    name: 'Breaks that must be noticed',
    command: ['npm', 'run', '--silent', 'test:broken'],
    count: lastCounts,
  },
];

type UnitReport = { numPassedTests: number; numTotalTests: number };
type JourneyReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

/**
 * `npm test`: every check of the project, one after the other, all of them even if one fails;
 * ends with the plain line `N passed, N failed`.
 */
async function test(): Promise<void> {
  await rm(results, { recursive: true, force: true });
  await mkdir(results, { recursive: true });
  const total: Counts = { passed: 0, failed: 0 };
  const failed: string[] = [];
  for (const step of steps) {
    const start = performance.now();
    process.stdout.write(`\n== ${step.name}\n`);
    const counts = await run(step);
    total.passed += counts.passed;
    total.failed += counts.failed;
    if (counts.failed > 0) failed.push(step.name);
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    process.stdout.write(`== ${step.name}: ${seconds} s\n`);
  }
  if (failed.length > 0) process.stdout.write(`\nFailed: ${failed.join(', ')}\n`);
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

/** Runs a step, shows what it prints, and counts; a step that ends badly has failed something. */
async function run({ command, count }: Step): Promise<Counts> {
  const { code, output } = await execute(command);
  const counts = await counted(count, output, code);
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

async function counted(count: Step['count'], output: string, code: number): Promise<Counts> {
  if (count === undefined) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    return await count(output);
  } catch {
    return { passed: 0, failed: 1 }; // It ended before it could report.
  }
}

function execute([program = '', ...options]: readonly string[]): Promise<{
  code: number;
  output: string;
}> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, options, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      process.stdout.write(chunk);
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** The counts in the last `N passed, N failed` that a tool of ours printed. */
function lastCounts(output: string): Counts {
  const match = Array.from(output.matchAll(/^(\d+) passed, (\d+) failed$/gmu)).at(-1);
  if (match === undefined) throw new Error('Expected a line "N passed, N failed", got none.');
  return { passed: Number(match[1]), failed: Number(match[2]) };
}

async function readReport<Report>(file: string): Promise<Report> {
  return JSON.parse(await readFile(file, 'utf8')) as Report;
}

await test();
