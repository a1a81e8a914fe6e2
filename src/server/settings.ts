import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import { isProxyRange } from './http/proxyList.ts';

/** Where a server listens. */
type Place = { host: string; port: number };

/** Where the server runs, and what it takes from whom. */
export type Settings = Place & {
  /** New submissions that an address may send in a minute; 0 for no limits. */
  rateLimit: number;
  /** Addresses and ranges of proxies whose forwarded addresses are believed. */
  trustProxy: readonly string[];
  /** What links are sealed with; without it they die with the process. */
  linkSecret: string | undefined;
};

/**
 * Reads `HOST` (default 127.0.0.1), `PORT` (default 4173; 0 lets the system choose), `RATE_LIMIT`
 * (default 10), `TRUST_PROXY` (default none) and `LINK_SECRET` (default none).
 * @throws Error if one of them is not what it should be.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const { HOST: host = '127.0.0.1', PORT: port = '4173' } = environment;
  return {
    host,
    port: portOf('PORT', port),
    rateLimit: rateLimitOf(environment),
    trustProxy: trustProxyOf(environment),
    linkSecret: readLinkSecret(environment),
  };
}

/**
 * Reads `METRICS_PORT` (default none: nothing is counted) and `METRICS_HOST` (default 127.0.0.1, since
 * what is counted is the operator's).
 * @throws Error if the port is no whole number from 0 to 65535.
 */
export function readMetricsSettings(environment: NodeJS.ProcessEnv): Place | undefined {
  const { METRICS_HOST: host = '127.0.0.1', METRICS_PORT: port = '' } = environment;
  return port === '' ? undefined : { host, port: portOf('METRICS_PORT', port) };
}

function portOf(name: string, port: string): number {
  if (/^\d{1,5}$/u.test(port) && Number(port) <= 65_535) return Number(port);
  throw new Error(
    `Expected ${name} to be a whole number from 0 to 65535, got "${port}": set another.`,
  );
}

function rateLimitOf({ RATE_LIMIT: limit = '10' }: NodeJS.ProcessEnv): number {
  if (/^\d{1,9}$/u.test(limit)) return Number(limit);
  throw new Error(
    `Expected RATE_LIMIT to be a whole number from 0 to 999999999, got "${limit}": set how many new submissions an address may send in a minute, or 0 for no limits.`,
  );
}

function trustProxyOf({ TRUST_PROXY: list = '' }: NodeJS.ProcessEnv): readonly string[] {
  if (list === '') return [];
  const ranges = list.split(',').map((range) => range.trim());
  if (ranges.every(isProxyRange)) return ranges;
  throw new Error(
    `Expected TRUST_PROXY to be addresses or CIDR ranges with commas between them, got "${list}": name the proxies whose X-Forwarded-For is believed, such as "127.0.0.1, 10.0.0.0/8".`,
  );
}

/** Characters that nobody guesses, of whatever kind they are. */
const secretLength = 32;

/**
 * Reads `LINK_SECRET` (default none).
 * @throws Error if it is too short to be one.
 */
export function readLinkSecret({
  LINK_SECRET: secret = '',
}: NodeJS.ProcessEnv): string | undefined {
  if (secret === '') return undefined;
  if (secret.length >= secretLength) return secret;
  // The secret itself stays out of what is printed.
  throw new Error(
    `Expected LINK_SECRET to have at least ${secretLength} characters, got ${secret.length}: set what \`openssl rand -base64 32\` prints, or unset it.`,
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
