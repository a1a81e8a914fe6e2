import { startPostgres, type PostgresServer } from './startPostgres.ts';

let shared: Promise<PostgresServer> | undefined;

/** The server that all tests of a worker have in common, each with a database of its own. */
export function sharedPostgres(): Promise<PostgresServer> {
  return (shared ??= startPostgres());
}
