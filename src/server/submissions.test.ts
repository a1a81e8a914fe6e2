import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { intakePaths } from '../contract/intake.ts';
import { program, runningServer } from './testing/runningServer.ts';
import { openStore } from './store/openStore.ts';
import { referenceOf } from './store/reference.ts';
import { submissionOf } from './store/submission.ts';
import { consultation, quote, temporaryFolder, temporarySite } from './testing/temporarySite.ts';

function run(folder: string, ...parameters: string[]) {
  const env = { ...process.env, DATA_DIR: folder };
  return spawnSync(process.execPath, [program('submissions.ts'), ...parameters], {
    env,
    encoding: 'utf8',
  });
}

async function filled(count: number): Promise<string> {
  const folder = temporaryFolder();
  const store = await openStore(folder);
  await store.insert(
    submissionOf({
      ...{ kind: 'consultation', body: consultation },
      ...{ page: 'home', locale: 'ar', policy: '2025-12-31' },
    }),
  );
  for (let index = 1; index < count; index += 1) {
    await store.insert(
      submissionOf({
        kind: 'quote',
        body: { ...quote, message: 'line\nbreak' },
        key: `key-${index}-0000`,
      }),
    );
  }
  await store.close();
  return folder;
}

test('the export is one JSON object per line and nothing else', async () => {
  const { status, stdout, stderr } = run(await filled(3), 'export', '--format', 'ndjson');
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
    reference: referenceOf(rows[0].id),
    kind: 'consultation',
    receivedAt: expect.stringMatching(/Z$/u),
    page: 'home',
    locale: 'ar',
    policy: '2025-12-31',
    body: consultation,
  });
  expect(rows[1]).toMatchObject({ page: null, locale: null, policy: null });
  expect(Object.keys(rows[1])).toEqual(Object.keys(rows[0]));
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

test.each([temporaryFolder, () => join(temporaryFolder(), 'none')])(
  'a missing database is a failure, not “no submissions”',
  (folder) => {
    const { status, stdout, stderr } = run(folder(), 'export', '--format', 'ndjson');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^Expected the database .+: there is none\. Set DATA_DIR .+\.\n$/u);
  },
);

test.each([
  [],
  ['import'],
  ['export', 'all'],
  ['export', '--format', 'csv'],
  ['export', '--format'],
  ['export', '--since', '2026'],
])('the arguments %j %j %j are refused with what is allowed', (...parameters) => {
  const { status, stdout, stderr } = run(
    temporaryFolder(),
    ...parameters.filter((text) => text !== undefined),
  );
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toMatch(
    /^Expected the command "export" with the format "ndjson", got ".*": run .+\.\n$/u,
  );
});

test('a file that is no database is refused in one sentence', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'submissions.db'), 'no database'.repeat(1000));
  const { status, stdout, stderr } = run(folder, 'export');
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^Expected .+\.\n$/u);
});

test('a reader that stops early is no failure', async () => {
  // By the shell alone, so that no program of the system is needed.
  const command =
    '"$0" "$1" export | { IFS= read -r first; printf "%s\\n" "$first"; }; echo "${PIPESTATUS[0]}"';
  const env = { ...process.env, DATA_DIR: await filled(2000) };
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
