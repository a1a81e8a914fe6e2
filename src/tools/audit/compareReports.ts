/** What differs between committed reports and new ones, under the file it belongs to. */
export type Difference = { file: string; text: string };

type Files = ReadonlyMap<string, string>;

/**
 * Compares two folders of reports, without `run.json`. Findings must always be equal; everything
 * else only if the same browser wrote both, because another one may count differently.
 */
export function compareReports(
  committed: Files,
  written: Files,
  isSameBrowser: boolean,
): Difference[] {
  const files = [...new Set([...committed.keys(), ...written.keys()])].toSorted();
  return files.flatMap((file) => {
    const [before, after] = [committed.get(file), written.get(file)];
    if (before === after) return [];
    const differs =
      isSameBrowser || JSON.stringify(findingsIn(before)) !== JSON.stringify(findingsIn(after));
    return differs ? [{ file, text: describe(before, after) }] : [];
  });
}

/** The findings in a report, none if it is missing or is no report of a page. */
function findingsIn(text: string | undefined): unknown[] {
  if (text === undefined || !text.startsWith('{')) return [];
  try {
    return (JSON.parse(text) as { findings: unknown[] }).findings;
  } catch {
    return [text]; // Not what the audit wrote, a conflict of two branches for example: it differs.
  }
}

function describe(before: string | undefined, after: string | undefined): string {
  if (before === undefined) return 'is not committed';
  if (after === undefined) return 'is committed, but is written no more';
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  const lines = [...old.keys(), ...fresh.keys()].filter(
    (line, index, all) => all.indexOf(line) === index && old[line] !== fresh[line],
  );
  const shown = lines.toSorted((a, b) => a - b).slice(0, 3);
  return [
    `differs in ${lines.length} lines, first in line ${(shown[0] ?? 0) + 1}`,
    ...shown.flatMap((line) => [
      `- ${(old[line] ?? '').trim()}`,
      `+ ${(fresh[line] ?? '').trim()}`,
    ]),
  ].join('\n    ');
}
