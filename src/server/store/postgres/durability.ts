/** How a transaction begins, by what a crash of the database may take away once it has answered. */
export const durability = {
  /** Nothing: it is on disk, also there where the database was told otherwise. */
  synced: 'BEGIN; SET LOCAL synchronous_commit = on',
  /** The last moment of it, but never a part; cheaper, since nobody waits for the disk. */
  unsynced: 'BEGIN; SET LOCAL synchronous_commit = off',
} as const;
