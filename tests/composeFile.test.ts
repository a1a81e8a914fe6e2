import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../src/project/root.ts';
import { readDatabaseUrl } from '../src/server/readDatabaseUrl.ts';
import { readDrain } from '../src/server/readDrain.ts';
import { healthPaths } from '../src/server/reportHealth.ts';
import { readMetricsSettings, readSettings, transportHeaders } from '../src/server/settings.ts';
import { readContainerFile } from './builds/testing/containerFile.ts';
import {
  composeFolder,
  composeVariables,
  instancesOf,
  readComposeFile,
  seconds,
} from './testing/composeFile.ts';

// Docker is not in the lock file: here the file is read by a parser, and `npm run test:deploy` starts it
// where Docker is.

const file = readComposeFile();
const container = readContainerFile();
const caddyfile = readFileSync(join(composeFolder, 'several.Caddyfile'), 'utf8');
const instances = instancesOf(file);
const { balancer, database } = file.services;

/** What the server of an instance reads: the image says some of it, the compose file the rest. */
const [environment] = instances.map(([, { environment: own }]) => ({
  ...container.environment,
  ...own,
}));

/** The words after a name in the file of the balancer. */
function directive(name: string): string[] {
  const [, words = ''] = new RegExp(`^\\s*${name} (.+)$`, 'mu').exec(caddyfile) ?? [];
  return words.split(' ');
}

test('three instances are built by the container file, and differ in their folder alone', () => {
  expect(instances).toHaveLength(3);
  const [shared] = instances.map(([, { volumes: _own, ...rest }]) => rest);
  for (const [, { volumes, build, ...rest }] of instances) {
    expect({ ...rest, build }).toEqual(shared);
    expect(volumes).toEqual([expect.stringMatching(new RegExp(`^data-\\d:${container.volume}$`))]);
    const context = resolve(composeFolder, build?.context ?? '');
    expect(context).toBe(root);
    const written = readFileSync(join(context, 'Dockerfile'), 'utf8');
    for (const name of Object.keys(build?.args ?? {})) expect(written).toContain(`ARG ${name}\n`);
  }
  const folders = instances.map(([, { volumes }]) => volumes[0]);
  expect(new Set(folders).size).toBe(3);
});

test('the instances are given what the server reads, and nothing that it would refuse', () => {
  const papers = ['running.md', 'deploy/several.md']
    .map((paper) => readFileSync(join(root, 'docs', paper), 'utf8'))
    .join('\n');
  const names = Object.keys(instances[0]?.[1].environment ?? {});
  expect(names).toContain('DATABASE_URL');
  expect(names.filter((name) => !papers.includes(`\`${name}\``))).toEqual([]);
  expect(readSettings(environment ?? {})).toMatchObject({
    ...{ host: '0.0.0.0', port: 8080, linkSecret: composeVariables['LINK_SECRET'] },
    // Whoever is on the network of the balancer may say where a request comes from, and nobody else.
    trustProxy: file.networks['front']?.ipam?.config.map(({ subnet }) => subnet),
  });
  expect(transportHeaders(environment ?? {})).not.toEqual({});
  expect(readMetricsSettings(environment ?? {})).toEqual({ host: '0.0.0.0', port: 9100 });
  expect(readDrain(environment ?? {})).toBeGreaterThan(0);
  expect(readDatabaseUrl(environment ?? {})).toBe(environment?.['DATABASE_URL']);
});

test('no secret is in the file, and none may be forgotten', () => {
  const text = readFileSync(join(composeFolder, 'compose.yaml'), 'utf8');
  for (const name of ['LINK_SECRET', 'POSTGRES_PASSWORD']) {
    const given = text.split('\n').filter((line) => line.includes(name));
    expect(given.length).toBeGreaterThan(0);
    expect(given.filter((line) => !line.includes(`\${${name}:?`))).toEqual([]);
  }
});

test('the instances know the database by its own name, user and password, and nobody else sees it', () => {
  const url = new URL(environment?.['DATABASE_URL'] ?? '');
  expect(file.services[url.hostname]).toBe(database);
  expect(database?.environment).toEqual({
    POSTGRES_USER: url.username,
    POSTGRES_PASSWORD: url.password,
    POSTGRES_DB: url.pathname.slice(1),
  });
  expect(database?.networks).toEqual(['back']);
  expect(file.networks['back']?.internal).toBe(true);
  expect(database?.ports).toBeUndefined();
  expect(balancer?.networks).toEqual(['front']);
  expect(instances[0]?.[1].networks).toEqual(['front', 'back']);
});

test('the balancer asks every instance at its port, and whether it is ready', () => {
  const port = container.environment['PORT'];
  expect(directive('to')).toEqual(instances.map(([name]) => `${name}:${port}`));
  expect(directive('health_uri')).toEqual([healthPaths.ready]);
  const [asked] = instances.map(([, { healthcheck }]) => healthcheck?.test.join(' '));
  expect(asked).toContain(`http://127.0.0.1:${port}${healthPaths.ready}`);
  expect(directive('@private path')).toEqual(
    expect.arrayContaining(Object.values(healthPaths).map((path) => `${path}*`)),
  );
});

test('the balancer sends no post a second time, and keeps an address on one instance', () => {
  expect(directive('lb_policy')).toEqual(['ip_hash']);
  expect(/lb_retry_match \{\s+method (?<methods>.+)\s/u.exec(caddyfile)?.groups?.['methods']).toBe(
    'GET HEAD',
  );
  expect(Number(directive('lb_retries'))).toBe(instances.length - 1);
  expect(directive('fail_duration')).not.toEqual(['']);
});

test('an instance that is told to stop goes on until the balancer has noticed, and is given the time', () => {
  const drain = readDrain(environment ?? {}) / 1_000;
  const noticed = ['health_interval', 'health_timeout', 'keepalive'].map((name) =>
    seconds(directive(name).join(' ')),
  );
  expect(drain).toBeGreaterThan(noticed.reduce((sum, one) => sum + one));
  for (const [, { stop_grace_period: grace }] of instances) {
    // `stopOnSignal` promises ten seconds after that.
    expect(seconds(grace)).toBeGreaterThan(drain + 10);
  }
});

test('the database comes first, then the instances, then the balancer', () => {
  const healthy = { condition: 'service_healthy' };
  for (const [, instance] of instances) expect(instance.depends_on).toEqual({ database: healthy });
  expect(balancer?.depends_on).toEqual(
    Object.fromEntries(instances.map(([name]) => [name, healthy])),
  );
  expect(database?.healthcheck?.test).toContain('pg_isready');
});

test('every volume is named, and every file that is mounted is there', () => {
  const mounted = Object.values(file.services).flatMap(({ volumes }) => volumes);
  const sources = mounted.map((volume) => volume.split(':')[0] ?? '');
  const files = sources.filter((source) => source.startsWith('.'));
  expect(files).toEqual(['./several.Caddyfile']);
  expect(files.filter((source) => !existsSync(join(composeFolder, source)))).toEqual([]);
  expect(sources.filter((source) => !files.includes(source)).toSorted()).toEqual(
    Object.keys(file.volumes).toSorted(),
  );
});

test('instances and balancer may write nowhere but in their volumes, and have no privilege', () => {
  for (const service of [...instances.map(([, instance]) => instance), balancer]) {
    expect(service).toMatchObject({
      ...{ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] },
    });
  }
});
