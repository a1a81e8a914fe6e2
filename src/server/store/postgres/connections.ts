import { DatabaseError, Pool, type ClientBase } from 'pg';
import { poolConfig, type PoolOptions } from './poolConfig.ts';

/** A statement that a connection prepares once; another text needs another name. */
type Statement = { name: string; text: string };

/** Runs a statement and resolves with its rows. */
export type Ask = <Row>(
  statement: Statement | string,
  values?: readonly unknown[],
) => Promise<Row[]>;

/** Connections to a database, opened as they are needed and again when they are lost. */
export type Connections = {
  /** Runs one statement, which is a transaction of its own. */
  ask: Ask;
  /**
   * Runs statements in one transaction, all or nothing. If the connection is lost as the last answer comes,
   * nobody here knows which.
   * @param begin how it begins, `BEGIN` if nothing else.
   */
  transaction: <Value>(act: (ask: Ask) => Promise<Value>, begin?: string) => Promise<Value>;
  /** A connection for whoever asks over a long time, such as for one page of rows after the other. */
  session: () => Promise<{ ask: Ask; close: () => void }>;
  end: () => Promise<void>;
};

/**
 * Prepares connections to the database of an address; none is opened yet.
 * @throws Error with a sentence if it names a file, such as a certificate, that cannot be read.
 */
export function connectionsTo(url: string, options: PoolOptions): Connections {
  const pool = new Pool(poolConfig(url, options));
  // One that nobody uses just now was lost; the next question opens another. Without somebody who listens
  // it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  let ended: Promise<void> | undefined;
  const withClient = async <Value>(
    act: (client: ClientBase, ask: Ask) => Promise<Value>,
  ): Promise<Value> => {
    const client = await pool.connect();
    let isSound = true;
    try {
      return await act(client, askOn(client));
    } catch (error) {
      // What it will say to the next question may be the answer to this one.
      isSound = error instanceof DatabaseError && !isLast(error);
      throw error;
    } finally {
      client.release(!isSound);
    }
  };
  return {
    ask: (...question) => withClient((_client, ask) => ask(...question)),
    transaction: (act, begin = 'BEGIN') =>
      withClient(async (client, ask) => {
        try {
          await client.query(begin);
          const value = await act(ask);
          await client.query('COMMIT');
          return value;
        } catch (error) {
          if (error instanceof DatabaseError && !isLast(error)) await client.query('ROLLBACK');
          throw error;
        }
      }),
    async session() {
      const client = await pool.connect();
      // Whatever has been begun on it ends with it.
      return { ask: askOn(client), close: () => client.release(true) };
    },
    end: () => (ended ??= pool.end()),
  };
}

/** Whether an error is the last that a connection says: it was ended, or idle for too long. */
function isLast({ code = '' }: DatabaseError): boolean {
  return /^(?:57P|25P03$)/u.test(code);
}

function askOn(client: ClientBase): Ask {
  return async <Row>(statement: Statement | string, values: readonly unknown[] = []) => {
    const question = typeof statement === 'string' ? { text: statement } : statement;
    const { rows } = await client.query({ ...question, values: [...values] });
    return rows as Row[];
  };
}
