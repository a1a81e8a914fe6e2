import { Client } from 'pg';
import { sharedPostgres } from './sharedPostgres.ts';

/** The address of a new, empty database in a real server, for one test. */
export async function newDatabase(): Promise<string> {
  return (await sharedPostgres()).createDatabase();
}

/** Asks a database itself, beside whatever else uses it. */
export async function askDatabase(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
