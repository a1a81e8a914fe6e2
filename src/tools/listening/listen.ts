import { parseArgs } from 'node:util';
import { journeys } from './journeys.ts';
import { walk, type Line } from './walk.ts';

const usage = `Expected: node src/tools/listening/listen.ts --site http://127.0.0.1:4173 [--journey <name>]... [--runs 3] [--quiet 600]
Journeys: ${Object.keys(journeys).join(', ')}`;

/**
 * Prints what Orca says in Chromium on journeys through a served site, a line for each key. Where
 * several runs differ, each way is printed with how often it was heard. Not a test: it shows what
 * one reader says in one browser. `--site http://127.0.0.1:4173/ar` listens to the Arabic pages.
 */
async function listen(): Promise<void> {
  const {
    site,
    journey: names = Object.keys(journeys),
    runs,
    quiet,
  } = parseArgs({
    options: {
      site: { type: 'string' },
      journey: { type: 'string', multiple: true },
      runs: { type: 'string', default: '1' },
      quiet: { type: 'string', default: '350' },
    },
  }).values;
  if (site === undefined) throw new Error(usage);
  for (const name of names) {
    const journey = journeys[name];
    if (!journey) throw new Error(usage);
    const heard: Line[][] = [];
    for (let run = 0; run < Number(runs); run += 1) {
      heard.push(await walk(site, journey, Number(quiet)));
    }
    process.stdout.write(`\n## ${name}\n\n${tell(heard)}`);
  }
}

function tell([first = [], ...others]: readonly Line[][]): string {
  const runs = others.length + 1;
  const lines = first.flatMap(({ step, said }, index) => {
    const all = [said, ...others.map((run) => run[index]?.said ?? '')];
    return [...new Set(all)].map((way) => {
      const times = all.filter((other) => other === way).length;
      const share = times === runs ? '' : `  (${times} of ${runs})`;
      return `${step.padEnd(12)} | ${way}${share}\n`;
    });
  });
  return lines.join('');
}

try {
  await listen();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
