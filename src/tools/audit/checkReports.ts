import { compareReports } from './compareReports.ts';
import { readReports, runFile, type Run } from './reportFolder.ts';

/** How many files passed and failed, and what to tell about those that failed. */
export type Check = { passed: number; failed: number; sentences: string[] };

/**
 * Holds new reports against the committed ones. A file passes if it does not differ where it must
 * not and no problem belongs to it; each page in each locale is one, so is the report's own page.
 */
export async function checkReports(
  folder: string,
  written: ReadonlyMap<string, string>,
  run: Pick<Run, 'browser'>,
  problems: readonly { file: string }[],
): Promise<Check> {
  const committed = await readReports(folder);
  const browser = browserOf(committed.get(runFile));
  committed.delete(runFile);
  const isSameBrowser = browser === undefined || browser === run.browser;
  const differences = compareReports(committed, written, isSameBrowser);
  const failed = new Set([...problems, ...differences].map(({ file }) => file));
  const all = new Set([...written.keys(), ...failed]);
  return {
    passed: all.size - failed.size,
    failed: failed.size,
    sentences: [
      ...(isSameBrowser
        ? []
        : [
            `The committed reports come from ${browser}, this run from ${run.browser}: only findings are compared.`,
          ]),
      ...differences.map(({ file, text }) => `a11y-reports/${file} ${text}`),
      ...(differences.length === 0
        ? []
        : [
            'The committed reports are not those of this site: run `npm run audit`, look at what changed, and commit.',
          ]),
    ],
  };
}

/** The browser that wrote the committed reports; undefined if there are none. */
function browserOf(text: string | undefined): string | undefined {
  return text === undefined ? undefined : (JSON.parse(text) as Run).browser;
}
