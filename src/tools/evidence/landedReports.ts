import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { HistoryLine } from '../../delivery/reportFacts.ts';
import { reportsFolder } from '../../project/repository.ts';
import { historyFile, historyLineOf, historySources, parseHistory } from './historyLine.ts';

/** What git has of the reports, at every commit that changed one. */
export type Landed = {
  /** The line of each report, oldest first. */
  reports: readonly HistoryLine[];
  /** Every line that was ever committed to the history. */
  written: readonly Partial<HistoryLine>[];
  /** The lines of the last commit. */
  head: readonly Partial<HistoryLine>[];
};

const run = promisify(execFile);

/**
 * Reads the committed reports of a project.
 * @param folder the project's root.
 * @returns a reason, in half a sentence, where git does not have all of its history.
 */
export async function landedReports(folder: string): Promise<Landed | string> {
  const git = async (...parameters: string[]) => {
    const { stdout } = await run('git', parameters, { cwd: folder, maxBuffer: 2 ** 28 });
    return stdout;
  };
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() === 'true') {
      return 'this clone has a part of the history only';
    }
    const paths = [historyFile, ...historySources].map((file) => `${reportsFolder}/${file}`);
    const log = await git('log', '--reverse', '--format=%H', '--', ...paths);
    const commits = log.split('\n').filter(Boolean);
    if (commits.length === 0) return 'git has no report';
    const show = (commit: string, file: string) =>
      git('show', `${commit}:./${reportsFolder}/${file}`).catch(() => undefined);
    const reports: HistoryLine[] = [];
    const written: Partial<HistoryLine>[] = [];
    for (const commit of commits) {
      const texts = await Promise.all(historySources.map((file) => show(commit, file)));
      const line = historyLineOf(
        new Map(historySources.flatMap((file, at) => (texts[at] ? [[file, texts[at]]] : []))),
      );
      if (line !== undefined) reports.push(line);
      written.push(...parseHistory(await show(commit, historyFile)));
    }
    return { reports, written, head: parseHistory(await show('HEAD', historyFile)) };
  } catch {
    return 'there is no git, or no repository';
  }
}
