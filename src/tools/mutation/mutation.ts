import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { lastCommit, reportsFolder } from '../../project/repository.ts';
import { root } from '../../project/root.ts';
import { planFile, type Plan } from './planReporter.ts';
import { mutatedFiles, rooms } from './rooms.ts';
import { runStryker } from './runStryker.ts';
import { mutationFile, summaryOf, type Report, type RoomSummary } from './summary.ts';

/** What Stryker knows of all mutants it has tried, with their sources: too big for git. */
const reportFile = 'test-results/mutation/incremental.json';

/**
 * `npm run mutation`: lets Stryker try the mutants of the rooms, or of those named behind it, for an
 * hour, or for `--minutes`. It keeps what it has tried and goes on there the next time, with what has
 * changed since as well. Writes how each room stands into `a11y-reports/`. Exit code 1 if Stryker fails;
 * a mutant that survives is no failure.
 */
async function mutate(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { minutes: { type: 'string', default: '60' } },
    allowPositionals: true,
  });
  const wanted = positionals.length > 0 ? positionals : Object.keys(rooms);
  const files = wanted.flatMap(mutatedFiles);
  const occasion = { day: new Date().toISOString().slice(0, 10), commit: await lastCommit() };
  await mkdir(dirname(join(root, planFile)), { recursive: true });
  await rm(join(root, planFile), { force: true });
  const hasEnded = await runStryker(files, Number(values.minutes) * 60_000);
  const plan = await read<Plan>(planFile);
  const tried = summaryOf(wanted, await read<Report>(reportFile), plan, occasion);
  const file = join(reportsFolder, mutationFile);
  const before = existsSync(join(root, file)) ? await read<Record<string, RoomSummary>>(file) : {};
  await writeFile(join(root, file), `${JSON.stringify({ ...before, ...tried }, null, 2)}\n`);
  for (const [room, { day: _day, commit: _commit, ...counts }] of Object.entries(tried)) {
    process.stdout.write(`${room} ${JSON.stringify(counts)}\n`);
  }
  if (!hasEnded) process.stdout.write('The time was up; the next run goes on there.\n');
}

async function read<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(join(root, file), 'utf8')) as Content;
}

await mutate();
