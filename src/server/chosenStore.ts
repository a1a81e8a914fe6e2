import { existsSync } from 'node:fs';
import { ownersFolder } from './commands/ownersFolder.ts';
import { readDatabaseUrl } from './readDatabaseUrl.ts';
import { dataFolder } from './settings.ts';
import { databasePath } from './store/dataFiles.ts';
import type { Channel } from './store/notice.ts';
import { openStore } from './store/openStore.ts';
import type { OwnersStore } from './store/ownersStore.ts';
import type { OutboxStore } from './store/store.ts';

/** Where submissions are kept. */
export type ChosenStore = {
  /**
   * Opens the store for a server.
   * @param channels on which the owner is told of what it stores.
   * @param warn is told in a sentence what keeps it from storing for now.
   * @throws StoreError that says why, if it cannot be used.
   */
  open: (channels: readonly Channel[], warn: (sentence: string) => void) => Promise<OutboxStore>;
  /** Opens it for a command of the owner. @throws Error that says why, if it cannot be used. */
  openForOwner: () => Promise<OwnersStore>;
  /** Whether it is in a database elsewhere, and not in files of `DATA_DIR`. */
  isElsewhere: boolean;
};

/**
 * The store that the environment chooses: a PostgreSQL database if `DATABASE_URL` leads to one, else SQLite
 * in `DATA_DIR`. What speaks to PostgreSQL is loaded only for it.
 * @throws Error if `DATABASE_URL` is no address.
 */
export function chosenStore(environment: NodeJS.ProcessEnv): ChosenStore {
  const url = readDatabaseUrl(environment);
  const folder = dataFolder(environment);
  if (url === undefined) {
    return {
      open: (channels) => openStore(folder, channels),
      openForOwner: async () => ownersFolder(folder),
      isElsewhere: false,
    };
  }
  return {
    async open(channels, warn) {
      const left = databasePath(folder);
      if (existsSync(left)) warn(leftBehind(left));
      const { openPostgres } = await import('./store/postgres/openPostgres.ts');
      return openPostgres(url, channels, warn);
    },
    async openForOwner() {
      const { ownersPostgres } = await import('./store/postgres/ownersPostgres.ts');
      return ownersPostgres(url);
    },
    isElsewhere: true,
  };
}

function leftBehind(path: string): string {
  return `Warning: DATABASE_URL is set, so what is in "${path}" is neither shown nor erased nor purged: move it with \`npm run submissions -- move\` if you have not yet, and delete that file.`;
}
