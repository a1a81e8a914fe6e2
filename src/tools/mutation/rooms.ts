/** The rooms whose logic is mutated, with the folder of each. */
export const rooms: Readonly<Record<string, string>> = {
  contract: 'src/contract/',
  server: 'src/server/',
  islands: 'src/islands/',
  checker: 'src/i18n/check/',
};

/** The patterns of the files that Stryker mutates in a room: no tests, and nothing that is for tests. */
export function mutatedFiles(room: string): string[] {
  const folder = rooms[room];
  if (folder === undefined) {
    throw new Error(`Expected one of ${Object.keys(rooms).join(', ')}, got "${room}".`);
  }
  return [`${folder}**/*.ts?(x)`, `!${folder}**/*.test.ts?(x)`, `!${folder}**/testing/**`];
}
