import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { intakePaths } from '../contract/intake.ts';
import { referenceOf } from './store/reference.ts';
import { program, runningServer } from './testing/runningServer.ts';
import { filledFolder, runSubmissions } from './testing/runSubmissions.ts';
import { consultation, quote, temporaryFolder, temporarySite } from './testing/temporarySite.ts';

test('the export is one JSON object per line and nothing else', async () => {
  const { status, stdout, stderr } = runSubmissions(
    await filledFolder(3),
    'export',
    '--format',
    'ndjson',
  );
  const rows = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(status).toBe(0);
  expect(stderr).toBe('3 submissions\n');
  expect(rows.map(({ body }) => body.message)).toEqual([
    'Two questions.',
    'line\nbreak',
    'line\nbreak',
  ]);
  expect(rows[0]).toEqual({
    id: expect.stringMatching(/^consultation:[0-9a-f]{64}$/u),
    kind: 'consultation',
    receivedAt: expect.stringMatching(/Z$/u),
    page: 'home',
    locale: 'ar',
    policy: null,
    confirmedAt: null,
    unsubscribe: null,
    reference: referenceOf(rows[0].id),
    body: consultation,
  });
  expect(Object.keys(rows[1])).toEqual([
    ...['id', 'reference', 'kind', 'receivedAt', 'page', 'locale', 'policy'],
    ...['confirmedAt', 'unsubscribe', 'body'],
  ]);
});

test('the export can be piped into a JSON parser while the server runs', async () => {
  const root = temporarySite();
  const { origin } = await runningServer(root);
  const headers = { 'content-type': 'application/json' };
  await fetch(origin + intakePaths.quote, { method: 'POST', headers, body: JSON.stringify(quote) });
  const parser =
    "for await (const l of require('readline').createInterface(process.stdin)) console.log(JSON.parse(l).body.name)";
  const command = `"$0" "$1" export --format ndjson | "$0" --input-type=commonjs -e "(async () => { ${parser.replaceAll('"', '\\"')} })()"`;
  const env = { ...process.env, SITE_ROOT: root };
  const piped = spawnSync('bash', ['-c', command, process.execPath, program('submissions.ts')], {
    env,
    encoding: 'utf8',
  });
  expect(piped.stdout).toBe('Asha Rao\n');
  expect(piped.stderr).toBe('1 submission\n');
});

test('a refusal is one sentence on standard error, and exit 1', () => {
  const { status, stdout, stderr } = runSubmissions(temporaryFolder(), 'export');
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^Expected the database .+: there is none\. Set DATA_DIR .+\.\n$/u);
});

test('help shows every command', () => {
  const { status, stdout } = runSubmissions(temporaryFolder(), '--help');
  expect(status).toBe(0);
  expect(stdout.match(/^npm run submissions -- \w+/gmu)).toHaveLength(8);
});

test('a file that is no database is refused in one sentence', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'submissions.db'), 'no database'.repeat(1000));
  const { status, stdout, stderr } = runSubmissions(folder, 'export');
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^Expected .+\.\n$/u);
});

test('a reader that stops early is no failure', async () => {
  // By the shell alone, so that no program of the system is needed.
  const command =
    '"$0" "$1" export | { IFS= read -r first; printf "%s\\n" "$first"; }; echo "${PIPESTATUS[0]}"';
  const env = { ...process.env, DATA_DIR: await filledFolder(2000) };
  const { stdout, stderr } = spawnSync(
    'bash',
    ['-c', command, process.execPath, program('submissions.ts')],
    { env, encoding: 'utf8' },
  );
  const [first = '', status] = stdout.split('\n');
  expect(JSON.parse(first).kind).toBe('consultation');
  expect(status).toBe('0');
  expect(stderr).not.toMatch(/EPIPE|Error/u);
});
