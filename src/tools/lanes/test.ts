import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { unpinnedRemark } from '../report/drawnRules.ts';
import { findChromium } from '../browser/findChromium.ts';
import { check, quick, results, whole, type Lane } from './lanes.ts';
import { runStep } from './runStep.ts';
import { root } from '../../project/root.ts';

const score = 'npm run score, if defects or the tests that notice them have changed';

/** What each command runs, and what to do after it. */
const lanes: Readonly<Record<string, { lane: Lane; next: string }>> = {
  '--check': {
    lane: [check],
    next: 'npm test (15 to 20 minutes on two cores: build, browser, audit)',
  },
  '': { lane: quick, next: score },
  '--all': { lane: whole, next: score },
};

/**
 * `npm test`: everything but what takes minutes and seldom changes, and pages that have not changed are
 * looked at once; `npm run check` (`--check`): what needs no built site; `--all`: that too, and every page
 * in every state and mode. The score of the tests is no part of it: see `docs/evidence.md`. Every step
 * runs, even if one fails; the last line is the plain `N passed, N failed`.
 */
async function test(): Promise<void> {
  const name = process.argv[2] ?? '';
  const { lane, next } = lanes[name] ?? {};
  if (lane === undefined) throw new Error(`Expected --check, --all or nothing, got "${name}".`);
  await rm(results, { recursive: true, force: true });
  await mkdir(results, { recursive: true });
  // Hundreds of processes load the same modules, servers above all: what one has compiled serves the next.
  process.env['NODE_COMPILE_CACHE'] ??= join(results, 'compiled');
  const start = performance.now();
  const failed: { name: string; end: string }[] = [];
  let passed = 0;
  let failures = 0;
  for (const [index, steps] of lane.entries()) {
    const comes = lane[index + 1]?.map((step) => step.name).join(', ') ?? 'the end';
    const names = steps.map((step) => step.name).join(', ');
    say(`== Step ${index + 1} of ${lane.length}: ${names} (${since(start)}; then ${comes})`);
    const ended = await Promise.all(
      steps.map(async (step) => ({ name: step.name, ...(await runStep(step, root)) })),
    );
    for (const step of ended) {
      passed += step.passed;
      failures += step.failed;
      if (step.failed > 0) failed.push(step);
    }
  }
  say(`== ${since(start)}`);
  for (const step of failed) say(`== How "${step.name}" ended\n${step.end}`);
  const names = failed.map((step) => step.name).join(', ');
  say(failed.length === 0 ? `Next: ${next}.` : `Failed: ${names}.`);
  if (name !== '--check' && !(await findChromium()).isPinned) say(unpinnedRemark);
  say(`${passed} passed, ${failures} failed`);
  process.exitCode = failures === 0 ? 0 : 1;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function since(start: number): string {
  const seconds = Math.round((performance.now() - start) / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

await test();
