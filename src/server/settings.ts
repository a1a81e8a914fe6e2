import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';

/** Where the server runs. */
export type Settings = { host: string; port: number };

/**
 * Reads `HOST` (default 127.0.0.1) and `PORT` (default 4173; 0 lets the system choose).
 * @throws Error if the port is no whole number from 0 to 65535.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const { HOST: host = '127.0.0.1', PORT: port = '4173' } = environment;
  return { host, port: portOf('PORT', port) };
}

/**
 * Reads `METRICS_PORT` (default none: nothing is counted) and `METRICS_HOST` (default 127.0.0.1, since
 * what is counted is the operator's).
 * @throws Error if the port is no whole number from 0 to 65535.
 */
export function readMetricsSettings(environment: NodeJS.ProcessEnv): Settings | undefined {
  const { METRICS_HOST: host = '127.0.0.1', METRICS_PORT: port = '' } = environment;
  return port === '' ? undefined : { host, port: portOf('METRICS_PORT', port) };
}

function portOf(name: string, port: string): number {
  if (/^\d{1,5}$/u.test(port) && Number(port) <= 65_535) return Number(port);
  throw new Error(
    `Expected ${name} to be a whole number from 0 to 65535, got "${port}": set another.`,
  );
}

/** Two years, as browsers ask for that list such hosts; other hosts of the domain are their owner's business. */
const securely = { 'strict-transport-security': 'max-age=63072000' };

/**
 * The headers that say how the site is reached: with `TLS=proxy`, where a proxy ends TLS in front of
 * this server, browsers are told to come by HTTPS alone (RFC 6797); none by default.
 * @throws Error if `TLS` is something else.
 */
export function transportHeaders({
  TLS: tls = '',
}: NodeJS.ProcessEnv): Readonly<Record<string, string>> {
  if (tls === 'proxy') return securely;
  if (tls === '') return {};
  throw new Error(
    `Expected TLS to be "proxy", where a proxy ends TLS in front of this server, or nothing, got "${tls}": set or unset it.`,
  );
}

/** The folder with `build/` and `dist/`: this project, or `SITE_ROOT` to serve another build. */
export function siteRoot(environment: NodeJS.ProcessEnv): string {
  return resolve(environment['SITE_ROOT'] ?? fileURLToPath(new URL('../..', import.meta.url)));
}

/** The folder of the database: `DATA_DIR`, relative to the site root, default `data`. */
export function dataFolder(environment: NodeJS.ProcessEnv): string {
  return resolve(siteRoot(environment), environment['DATA_DIR'] ?? 'data');
}
