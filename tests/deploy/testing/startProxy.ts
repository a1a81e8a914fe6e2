import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../testing/freePort.ts';
import { root } from '../../../src/project/root.ts';
import { ask, type Proxy } from './ask.ts';

/** The proxies of `docs/deploy`. */
export type ProxyName = 'nginx' | 'caddy' | 'several';

/** The file of each, what of it is another on this machine, and the command that starts it. */
type Recipe = {
  file: string;
  replaced: (place: Place) => [written: string, here: string][];
  surround: (text: string, place: Place) => string;
  command: (file: string, folder: string) => [program: string, ...words: string[]];
};

/** Where a proxy runs, and before which server, or servers with spaces between them. */
type Place = { folder: string; server: string; http: number; https: number };

const recipes: Readonly<Record<ProxyName, Recipe>> = {
  nginx: {
    file: 'nginx.conf',
    replaced: ({ folder, server, http, https }) => [
      ['127.0.0.1:8080', server],
      ['listen 80;', `listen 127.0.0.1:${http};`],
      ['listen 443 ', `listen 127.0.0.1:${https} `],
      ['  listen [::]:80;\n', ''],
      ['  listen [::]:443 ssl http2;\n', ''],
      ['/etc/letsencrypt/live/www.example.org', folder],
      ['/var/log/nginx', folder],
    ],
    surround: (text) =>
      `daemon off; pid nginx.pid; error_log stderr; events {}\nhttp {\n${text}}\n`,
    command: (file, folder) => ['nginx', '-p', folder, '-e', 'stderr', '-c', file],
  },
  caddy: caddy('Caddyfile', '127.0.0.1:8080', 'www.example.org'),
  several: caddy('several.Caddyfile', 'site-1:8080 site-2:8080 site-3:8080', '{$SITE_NAME}'),
};

/** Caddy by a file that names servers and its own site so. */
function caddy(file: string, servers: string, name: string): Recipe {
  return {
    file,
    replaced: ({ folder, server, http, https }) => [
      [servers, server],
      [
        '\n{\n',
        `\n{\nadmin off\nskip_install_trust\ndefault_bind 127.0.0.1\nhttp_port ${http}\nhttps_port ${https}\n`,
      ],
      [`\n${name} {\n`, `\nwww.example.org {\ntls ${folder}/fullchain.pem ${folder}/privkey.pem\n`],
    ],
    surround: (text) => text,
    command: (written) => ['caddy', 'run', '--adapter', 'caddyfile', '--config', written],
  };
}

/**
 * Starts a proxy by the file that its recipe gives out, on free ports and with a certificate made for
 * it; only addresses and paths are others. Whoever starts it ends it.
 * @param server host and port of the site's server, or of several with spaces between them.
 * @throws Error if the file no longer says what is replaced, or the proxy does not answer in ten seconds.
 */
export async function startProxy(
  name: ProxyName,
  folder: string,
  server: string,
): Promise<Proxy & { process: ChildProcess; said: string[] }> {
  const place = { folder, server, http: await freePort(), https: await freePort() };
  const { file, replaced, surround, command } = recipes[name];
  let text = readFileSync(join(root, 'docs/deploy', file), 'utf8');
  for (const [written, here] of replaced(place)) {
    if (!text.includes(written)) throw new Error(`Expected "${written}" in ${file}: mend both.`);
    text = text.replaceAll(written, here);
  }
  const configuration = join(folder, file);
  writeFileSync(configuration, surround(text, place));
  makeCertificate(folder);
  const [program, ...words] = command(configuration, folder);
  const PATH = `${process.env['PATH']}:/usr/sbin:/usr/local/sbin`;
  const running = spawn(program, words, {
    env: { ...process.env, PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  const said: string[] = [];
  for (const output of [running.stdout, running.stderr]) {
    output.on('data', (chunk) => said.push(String(chunk)));
  }
  const certificate = readFileSync(join(folder, 'fullchain.pem'), 'utf8');
  const proxy = { ...place, certificate, process: running, said };
  for (let tries = 0; tries < 50; tries += 1) {
    if (running.exitCode !== null) break;
    const answer = await ask(proxy, '/').catch(() => undefined);
    if (answer?.status === 200) return proxy;
    await wait(200);
  }
  running.kill('SIGKILL');
  throw new Error(`Expected ${name} to answer, got: ${said.join('')}`);
}

function makeCertificate(folder: string): void {
  mkdirSync(folder, { recursive: true });
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-subj', '/CN=www.example.org', '-addext', 'subjectAltName=DNS:www.example.org'],
      ...['-days', '2', '-keyout', join(folder, 'privkey.pem')],
      ...['-out', join(folder, 'fullchain.pem')],
    ],
    { stdio: 'ignore' },
  );
}
