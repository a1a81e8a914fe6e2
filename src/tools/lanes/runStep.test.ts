import { expect, test, vi } from 'vitest';
import { printedCounts } from './counts.ts';
import { runStep, type Step } from './runStep.ts';

/** A step that runs a line of script, and what it counted. */
function run(script: string, count?: Step['count']) {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const step: Step = { name: 'a step', command: [process.execPath, '-e', script] };
  return runStep(count === undefined ? step : { ...step, count }, import.meta.dirname);
}

test('a command that ends well is one check that passed', async () => {
  expect(await run('')).toMatchObject({ passed: 1, failed: 0 });
});

test('a command that ends badly is one check that failed', async () => {
  expect(await run('process.exit(3)')).toMatchObject({ passed: 0, failed: 1 });
});

test('what a tool counted is taken over', async () => {
  const counts = await run('console.log("4 passed, 2 failed"); process.exit(1)', printedCounts);
  expect(counts).toMatchObject({ passed: 4, failed: 2 });
});

test.each([
  ['is killed', 'console.log("4 passed, 0 failed"); process.kill(process.pid, "SIGKILL")', 4],
  ['ends badly and counts no failure', 'console.log("4 passed, 0 failed"); process.exit(1)', 4],
  ['ends before it has counted', '', 0],
  ['has checked nothing', 'console.log("0 passed, 0 failed")', 0],
])('a tool that %s has failed', async (_, script, passed) => {
  expect(await run(script, printedCounts)).toMatchObject({ passed, failed: 1 });
});

test('a command that is not there has failed', async () => {
  const step: Step = { name: 'a step', command: ['there-is-no-such-command'] };
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(await runStep(step, import.meta.dirname)).toMatchObject({ passed: 0, failed: 1 });
});

test('what a quiet command prints is shown only if it fails', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const step = (code: number): Step => ({
    name: 'a step',
    command: [process.execPath, '-e', `console.log('words'); process.exit(${code})`],
    isQuiet: true,
  });
  await runStep(step(0), import.meta.dirname);
  expect(write).not.toHaveBeenCalled();
  await runStep(step(1), import.meta.dirname);
  expect(write).toHaveBeenCalledWith('words\n');
});

test('the end of what a command printed is kept, for it names what has failed', async () => {
  const { end } = await run('for (let n = 0; n < 100; n += 1) console.log(`line ${n}`)');
  expect(end).toMatch(/^line 60\n/u);
  expect(end).toMatch(/\nline 99$/u);
});
