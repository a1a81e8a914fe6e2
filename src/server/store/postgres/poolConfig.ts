import { Client, type PoolConfig } from 'pg';

/** Connections that one process opens at most; the database has to have as many for each. */
const mostConnections = 10;

/** Milliseconds to wait for a connection, and for who has a row or a table locked. */
const patience = { connectionTimeoutMillis: 5_000, lock_timeout: 5_000 } as const;

/** Where a visitor waits: milliseconds for a statement there, its answer here, and the next one. */
const haste = {
  statement_timeout: 8_000,
  query_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
} as const;

/** @property isPatient whether a statement may take as long as it takes: nobody waits for it. */
export type PoolOptions = { isPatient: boolean };

/**
 * What a pool of connections is made with: everything about the way there is in the address.
 * @throws Error with a sentence if it names a file, such as a certificate, that cannot be read.
 */
export function poolConfig(url: string, { isPatient }: PoolOptions): PoolConfig {
  const address = new URL(url);
  const { searchParams } = address;
  // `require` of libpq believes any certificate, and whoever is in between has one.
  if (/^(?:prefer|require|verify-ca)$/u.test(searchParams.get('sslmode') ?? '')) {
    if (!searchParams.has('uselibpqcompat')) searchParams.set('sslmode', 'verify-full');
  }
  const config = {
    connectionString: address.href,
    application_name: searchParams.get('application_name') ?? 'techeon-website',
    max: isPatient ? 2 : mostConnections,
    keepAlive: true,
    ...patience,
    ...(isPatient ? {} : haste),
  };
  refuseUnread(config);
  return config;
}

/** Files that an address names are read for each connection, so a missing one would look like a network. */
function refuseUnread(config: PoolConfig): void {
  try {
    void new Client(config);
  } catch (cause) {
    const { code = 'no reason given' } = cause as NodeJS.ErrnoException;
    throw new Error(
      `Expected DATABASE_URL to name files that can be read, got one that cannot (${code}): look at sslrootcert, sslcert and sslkey in it.`,
      { cause },
    );
  }
}
