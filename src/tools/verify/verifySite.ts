import type { Origins } from '../build/origins.ts';
import { parseSums, sha256Of } from '../report/checksums.ts';
import { fetchPublished, type Answer, type Patience } from './fetchPublished.ts';
import { publishedPath } from './publishedPath.ts';
import { originOf, withOrigins } from './siteSums.ts';

/** What was found: how many files are those of the list, and of the others a sentence each. */
export type Verified = { files: number; same: number; problems: readonly string[] };

/** More at once would look like an attack to some hosts. */
const atOnce = 6;

/**
 * Fetches every file of a list from a site and compares the bytes of each.
 * @param site origin of the site, without a slash at the end.
 * @param sums the list; see {@link siteSums}.
 * @param origins the address that the site was built for, and that of a foreign intake, or empty.
 * @throws Error if the site does not answer at all, or the list is none.
 */
export async function verifySite(
  site: string,
  sums: string,
  origins: Origins,
  patience?: Patience,
): Promise<Verified> {
  const listed = [...parseSums(sums)];
  const listedOrigin = originOf(sums) ?? origins.site;
  const problems = new Map<string, string>();
  const waiting = listed.values();
  const check = async (): Promise<void> => {
    for (const [file, hash] of waiting) {
      const path = publishedPath(file);
      const answer = await fetchPublished(new URL(site + path), patience);
      const problem = problemOf(file, hash, answer, origins, listedOrigin);
      if (problem !== undefined) problems.set(file, `${path} ${problem}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, check));
  return {
    files: listed.length,
    same: listed.length - problems.size,
    problems: listed.flatMap(([file]) => problems.get(file) ?? []),
  };
}

/** What is wrong with an answer; undefined if it is the listed file. */
function problemOf(
  file: string,
  hash: string,
  { status, location, body }: Answer,
  origins: Origins,
  listed: string,
): string | undefined {
  const isMissingPage = /(?:^|\/)404\.html$/u.test(file);
  if (location !== null) return `leads to ${location}; no redirect is followed.`;
  if (status !== 200 && !(isMissingPage && status === 404)) return `is missing: status ${status}.`;
  if (isSame(body, hash, origins, listed)) return undefined;
  // A page built for another address says so itself; only who runs it can say whether that is right.
  const text = Buffer.from(body).toString('latin1');
  const own = /<link rel="canonical" href="(https?:\/\/[^/"]+)/u.exec(text)?.[1] ?? origins.site;
  const foreign = /<form[^>]* action="(https?:\/\/[^/"]+)/u.exec(text)?.[1] ?? '';
  if (isSame(body, hash, { site: own, intake: foreign }, listed)) {
    const options = `--origin ${own}${foreign === '' ? '' : ` --intake ${foreign}`}`;
    return `is the listed page but for addresses: if these are the site’s own, say so with ${options}.`;
  }
  return `differs: expected ${hash}, got ${sha256Of(body)}.`;
}

function isSame(body: Uint8Array, hash: string, origins: Origins, listed: string): boolean {
  if (sha256Of(body) === hash) return true;
  // Whoever has set an address has it everywhere.
  if (origins.site !== listed && Buffer.from(body).includes(listed)) return false;
  return sha256Of(withOrigins(listed, body, origins)) === hash;
}
