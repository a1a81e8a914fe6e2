import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Transcript } from '../../delivery/transcript.ts';
import { reportsFolder } from '../../project/repository.ts';
import { root } from '../../project/root.ts';
import { loadBuild } from '../../server/site/loadBuild.ts';
import { startSite } from '../browser/startSite.ts';
import { hashContent } from '../people/publishedMains.ts';
import { readReports } from '../report/reportFolder.ts';
import { ensureBuilt } from '../build/ensureBuilt.ts';
import { guidedReader } from './guidedReader.ts';
import { readTexts } from './readTexts.ts';
import { journeys, type Journey } from './journey.ts';
import { nvda } from './nvda.ts';
import { orca } from './orca.ts';
import { transcriptFile, transcriptsIn } from './readTranscripts.ts';
import type { ScreenReader } from './screenReader.ts';
import { findUnheard, runsToGate, transcribe, type HeardStep } from './transcript.ts';
import { voiceOver } from './voiceOver.ts';
import { walk } from './walk.ts';

const usage = `Expected: npm run listen -- [--journey <id>]... [--locale <code>]... [--record] [--runs ${runsToGate}] [--quiet 350]
Journeys: ${journeys.map(({ id }) => id).join(', ')}`;

/** Readers of systems on which there is no Orca. */
const readers: Partial<Record<NodeJS.Platform, ScreenReader>> = {
  win32: guidedReader(nvda),
  darwin: guidedReader(voiceOver),
};

/**
 * `npm run listen`: walks the journeys through the built site with Orca and Chromium on a screen that
 * nobody sees, in every language their page is in, and prints what was said at each step. What the
 * committed transcripts of ten equal runs hold must be heard again: exit code 1 if it is not. With
 * `--record` each is walked as often as `--runs` says, and its transcript written. On Windows it does
 * so with NVDA, on macOS with VoiceOver.
 */
async function listen(): Promise<void> {
  const { journey: ids, locale: codes, runs, quiet, record } = options();
  const reader = readers[process.platform] ?? orca;
  const reading = await reader.readVersions();
  await ensureBuilt();
  const build = await loadBuild(root);
  const committed = await readReports(join(root, reportsFolder));
  const known = transcriptsIn(committed, build.manifest.pages).transcripts;
  const site = await startSite(build);
  const date = new Date().toISOString().slice(0, 10);
  let failed = 0;
  try {
    for (const [journey, { locale, path, file }] of ways(build.manifest.pages, ids, codes)) {
      const textOf = await readTexts(locale);
      const heard: HeardStep[][] = [];
      for (let run = 0; run < (record ? runs : 1); run += 1) {
        heard.push(await walk(reader, site.origin + path, journey, textOf, quiet));
      }
      const html = await readFile(join(build.siteFolder, file), 'utf8');
      const content = hashContent(html, 'body');
      const about = { journey: journey.id, locale, page: path, content, date, ...reading };
      const now = transcribe(about, heard);
      process.stdout.write(`\n## ${journey.id} (${locale})\n\n${tell(now)}`);
      const before = known.find((one) => transcriptFile(one) === transcriptFile(now));
      const unheard = before ? heard.flatMap((run) => findUnheard(before, run)) : [];
      if (record) await write(now);
      else failed += unheard.length;
      for (const sentence of unheard) process.stderr.write(`${sentence}\n`);
    }
  } finally {
    await site.stop();
  }
  process.exitCode = failed === 0 ? 0 : 1;
}

function options() {
  const { values } = parseArgs({
    options: {
      journey: { type: 'string', multiple: true, default: journeys.map(({ id }) => id) },
      locale: { type: 'string', multiple: true },
      runs: { type: 'string', default: String(runsToGate) },
      quiet: { type: 'string', default: '350' },
      record: { type: 'boolean', default: false },
    },
  });
  const [runs, quiet] = [Number(values.runs), Number(values.quiet)];
  const strange = values.journey.find((id) => journeys.every((one) => one.id !== id));
  if (strange !== undefined || !(runs > 0) || !(quiet > 0)) throw new Error(usage);
  return { ...values, runs, quiet };
}

type Page = { id: string; locale: string; path: string; file: string };

/** The journeys, each with its page in every language asked for. */
function ways(
  pages: readonly Page[],
  ids: readonly string[],
  codes: readonly string[] | undefined,
): [Journey, Page][] {
  const found = journeys
    .filter(({ id }) => ids.includes(id))
    .flatMap((journey) =>
      pages
        .filter(({ id, locale }) => id === journey.page && (codes?.includes(locale) ?? true))
        .map((page): [Journey, Page] => [journey, page]),
    );
  if (found.length > 0) return found;
  throw new Error(
    `Expected languages that the pages of the journeys are in, got ${codes?.join()}.`,
  );
}

function tell({ steps, runs }: Transcript): string {
  return steps
    .flatMap(({ step, said, expected }) => [
      ...said.map((each) => `${step.padEnd(24)} | ${each.words}${share(each.runs, runs)}\n`),
      ...expected
        .filter((each) => each.runs < runs)
        .map((each) => `${' '.repeat(24)} ! "${each.words}" heard ${each.runs} of ${runs}\n`),
    ])
    .join('');
}

function share(times: number, runs: number): string {
  return times === runs ? '' : `  (${times} of ${runs})`;
}

async function write(transcript: Transcript): Promise<void> {
  const file = join(root, reportsFolder, transcriptFile(transcript));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(transcript, null, 1)}\n`);
}

try {
  await listen();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
