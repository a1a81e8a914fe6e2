import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { program } from './testing/runningServer.ts';
import { temporarySite } from './testing/temporarySite.ts';

function refusal(environment: NodeJS.ProcessEnv) {
  const env = { ...process.env, PORT: '0', ...environment };
  const { status, stderr, stdout } = spawnSync(process.execPath, [program('main.ts')], {
    env,
    encoding: 'utf8',
  });
  return { status, stderr, stdout };
}

test('a port in use is refused in one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const PORT = String((other.address() as AddressInfo).port);
  const { status, stderr, stdout } = refusal({ SITE_ROOT: temporarySite(), PORT });
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toBe(
    `Expected to listen on 127.0.0.1:${PORT}, but it is in use: stop the other program or set another PORT.\n`,
  );
});

test('a port that is none is refused in one sentence', () => {
  const { status, stderr } = refusal({ SITE_ROOT: temporarySite(), PORT: 'x' });
  expect(status).toBe(1);
  expect(stderr).toBe(
    'Expected PORT to be a whole number from 0 to 65535, got "x": set another.\n',
  );
});

test.each([
  ['RATE_LIMIT', 'many'],
  ['TRUST_PROXY', '*'],
])('a setting %s of %j is refused in one sentence', (name, value) => {
  const { status, stderr } = refusal({ SITE_ROOT: temporarySite(), [name]: value });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Expected [A-Z_]+ to be .+: .+\.\n$/u);
});

test('half of what it takes to tell the owner is refused in one sentence', () => {
  const { status, stderr } = refusal({
    SITE_ROOT: temporarySite(),
    NOTIFY_URL: 'https://a.example',
  });
  expect(status).toBe(1);
  expect(stderr).toBe(
    'Expected NOTIFY_URL, NOTIFY_SECRET to be set together, got no NOTIFY_SECRET: set all of them or none.\n',
  );
});

test('a data folder that cannot be written is refused in one sentence', () => {
  const root = temporarySite();
  writeFileSync(join(root, 'data'), '');
  const { status, stderr } = refusal({ SITE_ROOT: root });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Expected a data folder that can be used, got ".+data" .+\.\n$/u);
});

test.each(['dist', 'build/manifest.json', 'build/renderer.js'])(
  'without %s it asks for a build',
  (path) => {
    const root = temporarySite();
    rmSync(join(root, path), { recursive: true });
    const { status, stderr } = refusal({ SITE_ROOT: root });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Expected the built site .+ run `npm run build` first\.\n$/u);
  },
);
