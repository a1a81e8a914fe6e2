/**
 * What the process that has started `postgresKeeper.ts` may ask of it. `fast` breaks off what is under way;
 * `immediate` is as good as a crash.
 */
export type KeeperOrder =
  | { order: 'start'; settings: Readonly<Record<string, string>> }
  | { order: 'stop'; how: 'fast' | 'immediate' };

/** What it answers once that is done: where the server is, or why not. */
export type KeeperAnswer = { port: number; data: string } | { failure: string };

/** The one user of the server, with a password that needs to be encoded in an address. */
export const superuser = { name: 'postgres', password: 'of/the tests?' } as const;
