/** @throws Error if a database has taken more steps than this program knows. */
export function refuseLaterVersion(version: number, newest: number): void {
  if (version <= newest) return;
  throw new Error(
    `its version is ${version}, and this program knows ${newest}: run the later program`,
  );
}
