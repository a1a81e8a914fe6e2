import { describe, onTestFinished } from 'vitest';
import { chosenStore } from '../chosenStore.ts';
import type { OutboxStore } from '../store/store.ts';
import { newDatabase } from './postgres/newDatabase.ts';
import { temporaryFolder } from './temporarySite.ts';

/** An empty store, for one test. */
export type EmptyStore = {
  /** The settings that choose it, for a server or a command. */
  environment: NodeJS.ProcessEnv;
  /** Opens it as a server does. It is closed when the test ends, if it has not been before. */
  open: () => Promise<OutboxStore>;
};

const stores = [
  { name: 'SQLite', settings: async () => ({}) },
  { name: 'PostgreSQL', settings: async () => ({ DATABASE_URL: await newDatabase() }) },
];

/**
 * Describes what every store has to do, once for each of them.
 * @param tests are given what makes an empty one.
 */
export function eachStore(tests: (start: () => Promise<EmptyStore>) => void): void {
  describe.each(stores)('$name', ({ settings }) => {
    tests(async () => {
      const environment = { DATA_DIR: temporaryFolder(), ...(await settings()) };
      return {
        environment,
        async open() {
          const store = await chosenStore(environment).open([], () => undefined);
          onTestFinished(() => store.close());
          return store;
        },
      };
    });
  });
}
