import { createHash } from 'node:crypto';

/** The file of checksums over the report; see {@link printSums}. */
export const sumsFile = 'SHA256SUMS';

/** What lies beside the checksums and is about them: themselves, and an attestation of them. */
const unsummed: readonly string[] = [sumsFile, `${sumsFile}.sigstore.json`];

/** Whether a file of the report, by its path there, is one that the checksums are over. */
export function isSummed(file: string): boolean {
  return !unsummed.includes(file);
}

export function sha256Of(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/**
 * Checksums as `sha256sum -c` reads them, sorted by path.
 * @param remarks lines before them, which that program passes over.
 */
export function printSums(
  files: ReadonlyMap<string, string | Uint8Array>,
  remarks: readonly string[] = [],
): string {
  const names = [...files.keys()].toSorted();
  const lines = names.map((name) => `${sha256Of(files.get(name) ?? '')}  ${name}`);
  return [...remarks.map((remark) => `# ${remark}`), ...lines].map((line) => `${line}\n`).join('');
}

/**
 * Path to SHA-256 of a list of checksums.
 * @throws Error with the line that is none.
 */
export function parseSums(text: string): Map<string, string> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line): [string, string] => {
      const [, hash, name] = /^([\da-f]{64}) [ *](.+)$/u.exec(line) ?? [];
      if (hash !== undefined && name !== undefined) return [name, hash];
      throw new Error(
        `Expected lines of a SHA-256, two spaces and a path, as sha256sum writes them, got "${line.slice(0, 80)}".`,
      );
    }),
  );
}

/**
 * Which files are not what a list of checksums says, a sentence for each: changed, missing, too many.
 * @param sums the list; a report that has none is told as well.
 * @param files path to content; those that the list is not over are passed by.
 */
export function sumProblems(
  sums: string | undefined,
  files: ReadonlyMap<string, string | Uint8Array>,
): string[] {
  if (sums === undefined) return [`${sumsFile} is missing.`];
  const listed = parseSums(sums);
  const names = new Set([...listed.keys(), ...[...files.keys()].filter(isSummed)]);
  return [...names].toSorted().flatMap((name) => {
    const content = files.get(name);
    if (content === undefined) return [`${name} is missing: ${sumsFile} lists it.`];
    if (!listed.has(name)) return [`${name} is not listed in ${sumsFile}.`];
    return listed.get(name) === sha256Of(content)
      ? []
      : [`${name} has other bytes than ${sumsFile} says.`];
  });
}
