import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseIni } from 'ini';
import { parse as parseNginx } from 'nginx-conf';
import { expect, test } from 'vitest';
import { root } from '../src/project/root.ts';
import { bodyLimits } from '../src/server/http/bodyLimits.ts';
import { patientServer } from '../src/server/http/patientServer.ts';

// nginx, Caddy and systemd are not in the lock file: here their files are read by parsers, and
// `npm run test:deploy` starts what of them is installed.

const read = (file: string): string => readFileSync(join(root, 'docs/deploy', file), 'utf8');

const server = patientServer(() => undefined);

const unit = parseIni(read('techeon.service')) as Record<string, Record<string, string>>;

const service = unit['Service'] ?? {};

test('the systemd unit starts the server, and stops it no sooner than it can', () => {
  const folder = service['WorkingDirectory'];
  const [node, program = ''] = service['ExecStart']?.split(' ') ?? [];
  expect(node).toMatch(/^\/.*\/node$/u);
  expect(existsSync(join(root, program))).toBe(true);
  expect(service['ExecReload']).toMatch(/ -HUP \$MAINPID$/u);
  // `stopOnSignal` promises ten seconds.
  expect(Number(service['TimeoutStopSec'])).toBeGreaterThan(10);
  const documentation = unit['Unit']?.['Documentation']?.replace(`file:${folder}`, root) ?? '';
  expect(existsSync(documentation)).toBe(true);
});

test('the systemd unit sets nothing that the papers do not know', () => {
  const papers = readFileSync(join(root, 'docs/running.md'), 'utf8');
  const settings = service['Environment']?.split(' ').map((setting) => setting.split('=')) ?? [];
  const names = settings.map(([name = '']) => name).filter((name) => name !== 'NODE_ENV');
  expect(names).toContain('DATA_DIR');
  expect(names.filter((name) => !papers.includes(`\`${name}\``))).toEqual([]);
  expect(Object.fromEntries(settings)['DATA_DIR']).toBe(`/var/lib/${service['StateDirectory']}`);
});

test('the systemd unit gives the server what it needs and no more', () => {
  expect(service).toMatchObject({
    ProtectSystem: 'strict',
    NoNewPrivileges: 'yes',
    CapabilityBoundingSet: '',
    StateDirectoryMode: '0700',
    // With it V8 cannot start.
    MemoryDenyWriteExecute: 'no',
  });
  expect(service['User']).not.toBe('root');
});

/** What the parser makes of a directive. */
type Node = NonNullable<Parameters<Parameters<typeof parseNginx>[1]>[1]>;

/** Every directive of nginx's file, at any depth, as "name value". */
function nginxDirectives(): string[] {
  const found: string[] = [];
  const walk = (node: Node): void => {
    found.push(`${node.name} ${node.value}`.trim());
    node.children?.forEach(walk);
  };
  parseNginx(read('nginx.conf'), (error, tree) => {
    if (error || tree === undefined) throw new Error(error?.message ?? 'no tree');
    walk(tree);
  });
  return found;
}

test('nginx closes idle connections before the server does, and waits longer for it than it takes', () => {
  const lines = nginxDirectives();
  const seconds = (name: string): number[] =>
    lines.flatMap(
      (line) => Number(new RegExp(`^${name} (\\d+)s$`, 'u').exec(line)?.[1] ?? Number.NaN) || [],
    );
  expect(Math.min(...seconds('keepalive_timeout')) * 1000).toBeLessThan(server.keepAliveTimeout);
  expect(seconds('proxy_read_timeout').map((value) => value * 1000 > server.timeout)).toEqual([
    true,
  ]);
});

test('nginx takes every body that the server takes, in memory, and compresses nothing again', () => {
  const lines = nginxDirectives();
  const kilobytes = (name: string): number =>
    Number(/ (\d+)k$/u.exec(lines.find((line) => line.startsWith(`${name} `)) ?? '')?.[1]);
  expect(kilobytes('client_max_body_size') * 1024).toBeGreaterThan(bodyLimits.form);
  expect(kilobytes('client_body_buffer_size')).toBe(kilobytes('client_max_body_size'));
  expect(lines).toContain('gzip off');
  expect(lines).toContain('proxy_set_header X-Forwarded-For $remote_addr');
});

test('Caddy closes idle connections before the server does, and compresses nothing again', () => {
  const lines = read('Caddyfile')
    .split('\n')
    .map((line) => line.trim());
  const seconds = (name: string): number =>
    Number(lines.find((line) => line.startsWith(`${name} `))?.match(/ (\d+)s$/u)?.[1]);
  expect(seconds('keepalive') * 1000).toBeLessThan(server.keepAliveTimeout);
  expect(seconds('response_header_timeout') * 1000).toBeGreaterThan(server.timeout);
  expect(lines.filter((line) => line.startsWith('encode'))).toEqual([]);
});
