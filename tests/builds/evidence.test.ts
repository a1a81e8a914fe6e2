import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { auditProject, type AuditResult } from '../../src/tools/audit/auditProject.ts';
import { compareReports } from '../../src/tools/audit/compareReports.ts';
import { reportFiles } from '../../src/tools/report/createReport.ts';
import { exampleReport } from '../../src/tools/report/testing/exampleAudit.ts';
import { modeNames } from '../../src/tools/states/modes.ts';
import { contrastAtLeast, isUncovered } from '../../src/tools/report/noteChecks.ts';
import type { Note, NoteCheck } from '../../src/tools/report/notes.ts';
import { printReport } from '../../src/tools/report/pageReport.ts';
import { readReports, writeReports } from '../../src/tools/report/reportFolder.ts';
import { pinnedChromium } from '../../src/tools/browser/pinnedChromium.ts';
import { readPageHashes } from '../../src/tools/report/pageHashes.ts';
import { root } from '../../src/project/root.ts';
import { build, copyProject } from '../../src/project/copyProject.ts';

/** What somebody might change without telling: each on a page of its own. */
const faults = `
@media screen and (forced-colors: none) {
  ${on('TermsAndConditions')} .lead { background: linear-gradient(#000, #111); color: #fff; }
}
${on('PrivacyPolicy')} .lead { background: linear-gradient(#fff, #fff); color: #bbb; }
${on('CookiePolicy')} .page-top { position: relative; }
${on('CookiePolicy')} .page-top::before { position: absolute; inset: 0; z-index: 1; background: #fff; content: ''; }
${on('DataProtectionPolicy')} main > :nth-child(n + 2) { display: none; }
`;

/** The modes in which the page has the colours that its styles give it. */
const ownColours = modeNames.filter((mode) => !['forced colours', 'print'].includes(mode));

function on(path: string): string {
  return `html:has(link[rel='canonical'][href$='/${path}'])`;
}

const data = 'data-protection-policy';

let copy = '';
let printed = '';
/** The faulty pages as audited, each with notes on what it shows; a sound page. */
let noted: AuditResult;
let sound: AuditResult;
const folders: string[] = [];

/** A copy of the project with these faults, built; its committed report is about the sound pages. */
beforeAll(async () => {
  copy = copyProject();
  folders.push(copy);
  // In the last layer, where nothing overrides them.
  appendFileSync(join(copy, 'src/pages/ServicePage.css'), faults);
  await writeReports(join(copy, 'a11y-reports'), await soundFiles(), {} as never);
  const { code, output } = await build(copy);
  if (code !== 0) throw new Error(`Expected a build, got:\n${output}`);
  printed = output;
  const pages = ['cookie-policy', 'privacy-policy', 'terms'];
  const large = modeNames.filter((mode) => mode.startsWith('large'));
  noted = await audited(copy, pages, [
    ...notesOn('cookie-policy', isUncovered, large),
    ...notesOn('privacy-policy', contrastAtLeast(4.5), large),
    ...notesOn('terms', contrastAtLeast(4.5), ownColours),
  ]);
  sound = await audited(root, [data]);
});

/** A report on every page of the project as it is built. */
async function soundFiles(): Promise<Map<string, string>> {
  const hashes = Object.entries(await readPageHashes(root));
  return new Map(
    hashes.map(([name, sha256]) => [`${name}.json`, printReport({ ...exampleReport(), sha256 })]),
  );
}

afterEach(() => {
  vi.unstubAllEnvs();
});

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Audits English pages of a project against a report. */
function audited(
  project: string,
  ids: readonly string[],
  notes: readonly Note[] = [],
  reports?: string,
) {
  return auditProject({
    root: project,
    notes,
    options: { isCheck: true, isWhole: true, onlyChanged: false, names: [] },
    say: () => undefined,
    reports: reports ?? emptyFolder(),
    isPage: ({ id, locale }) => ids.includes(id) && locale === 'en',
  });
}

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  folders.push(folder);
  return folder;
}

/** Commits the report of an audit; returns its folder. */
async function commit({ reports, run }: AuditResult): Promise<string> {
  const folder = emptyFolder();
  await writeReports(folder, reportFiles(reports), run);
  return folder;
}

/** A note on the words under the heading, for each of these modes. */
function notesOn(page: string, check: NoteCheck, inModes: readonly string[]): Note[] {
  return inModes.map((mode) => ({
    rule: 'color-contrast',
    page: `en/${page}`,
    component: 'lead',
    state: 'as loaded',
    mode,
    date: '2026-11-21',
    judgedBy: 'the project',
    reason: 'The words can be read.',
    check,
  }));
}

/** From here on the run takes another Chromium than that of the lock file. */
async function useAnotherChromium(): Promise<void> {
  const { program = '', libraries = '' } = (await pinnedChromium()) ?? {};
  vi.stubEnv('CHROMIUM_PATH', process.env['CHROMIUM_PATH'] ?? program);
  vi.stubEnv('LD_LIBRARY_PATH', libraries);
}

/** What an audit says against a page, and what against the notes on it. */
function textsOn({ problems }: AuditResult, page: string): string {
  return problems
    .filter(({ file, text }) => file === `en/${page}.json` || text.includes(`en/${page}`))
    .map(({ text }) => text)
    .join('\n');
}

test('covered words fail the audit, also with a note that nothing lies over them', () => {
  const said = textsOn(noted, 'cookie-policy');
  expect(said).toContain('needs review: color-contrast');
  expect(said).toContain('does not hold: expected nothing over it');
});

test('pale words on a gradient fail the audit, even under a note that says they can be read', () => {
  const said = textsOn(noted, 'privacy-policy');
  expect(said).toContain('needs review: color-contrast');
  expect(said).toMatch(/does not hold: expected at least 4\.5 to 1, got 1\.\d/u);
});

test('a finding cut from the report of its page is missed', async () => {
  expect(textsOn(noted, 'terms')).toBe('');
  const { reports, run } = noted;
  const cut = reports.map((report) => ({
    ...report,
    findings: report.page === 'terms' ? [] : report.findings,
  }));
  expect(cut).not.toEqual(reports);
  const whole = await readReports(await commit(noted));
  expect(compareReports(whole, reports, run).differences).toEqual([]);
  const forged = await readReports(await commit({ ...noted, reports: cut }));
  expect(compareReports(forged, reports, run).differences).toMatchObject([
    { file: 'en/terms.json' },
  ]);
});

test('content that a style hides is noticed with another Chromium too', async () => {
  await useAnotherChromium();
  const folder = await commit(sound);
  const { committed, reports, run } = await audited(copy, [data], [], folder);
  expect(run.isPinned).toBe(false);
  const files = compareReports(committed, reports, run).differences.map(({ file }) => file);
  expect(files).toContain('en/data-protection-policy.json');
});

test('a state that somebody wrote by hand is noticed with another Chromium too', async () => {
  await useAnotherChromium();
  const folder = await commit(sound);
  const { committed, reports, run } = await audited(root, [data], [], folder);
  expect(compareReports(committed, reports, run).differences).toEqual([]);
  const forged = new Map(committed);
  const replace = (file: string, text: string, other: string): void => {
    expect(forged.get(file)).toContain(text);
    forged.set(file, (forged.get(file) ?? '').replaceAll(text, other));
  };
  replace('en/data-protection-policy.json', 'as loaded', 'read by a person');
  expect(compareReports(forged, reports, run).differences.map(({ file }) => file)).toEqual([
    'en/data-protection-policy.json',
  ]);
});

test('a build of other pages publishes no report and names them', async () => {
  const index = readFileSync(join(copy, 'dist/a11y-reports/index.html'), 'utf8');
  expect(index).toContain('No report for this build');
  // The style is on every page; the report of the sound ones was committed.
  for (const name of Object.keys(await readPageHashes(root))) expect(index).toContain(name);
  expect(printed).toContain('no report for this build is published');
});
