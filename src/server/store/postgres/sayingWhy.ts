import type { OutboxStore } from '../store.ts';
import { StoreError } from '../storeError.ts';
import { troubleOf } from './troubleOf.ts';

/** What the database was to do, by the method that asked. */
const expected: Readonly<Record<Exclude<keyof OutboxStore, 'insert' | 'close' | 'each'>, string>> =
  {
    check: 'take submissions',
    find: 'find a submission',
    get: 'find a submission',
    confirm: 'write down that a sign-up was confirmed',
    remove: 'delete a submission',
    purge: 'delete what is too old',
    due: 'say which notices are due',
    mark: 'write down what became of notices',
    waiting: 'say which notices wait',
    takeMail: 'count a mail',
    dropMail: 'count a mail less',
  };

/** A store whose methods reject with a sentence: what was expected of the database, and why it was not done. */
export function sayingWhy(store: OutboxStore): OutboxStore {
  const said = Object.entries(expected).map(([name, sentence]) => {
    const method = store[name as keyof typeof expected] as (
      ...given: unknown[]
    ) => Promise<unknown>;
    const saying = async (...given: unknown[]): Promise<unknown> => {
      try {
        return await method(...given);
      } catch (error) {
        throw refusal(sentence, error);
      }
    };
    return [name, saying];
  });
  return {
    ...store,
    ...(Object.fromEntries(said) as Pick<OutboxStore, keyof typeof expected>),
    async insert(row) {
      try {
        return await store.insert(row);
      } catch (error) {
        const { cause } = error as StoreError;
        // Too many waited; else the way may have broken before the answer came.
        throw cause === undefined ? error : new StoreError(maybeStored(cause), cause);
      }
    },
    async *each() {
      try {
        yield* store.each();
      } catch (error) {
        throw refusal('hand out all submissions', error);
      }
    },
  };
}

function refusal(sentence: string, error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  return new StoreError(
    `Expected the database to ${sentence}, but ${troubleOf(error).reason}: see that it runs, and that DATABASE_URL leads to it.`,
    error,
  );
}

function maybeStored(cause: unknown): string {
  return `Expected the database to store the submission, but ${troubleOf(cause).reason}: send it again in a minute; if it is stored already, that changes nothing.`;
}
