import { readBytes } from '../report/reportFolder.ts';
import { printSums } from '../report/checksums.ts';
import { reportsPath } from '../../site/content/legal.ts';
import { sampleOrigin } from '../build/hostFiles.ts';
import { textFor, type Origins } from '../build/origins.ts';

/** The file of the report with the SHA-256 of every published file, by its path in `dist/`. */
export const siteSumsFile = 'site.sha256';

/** What is no part of the answers: rules for hosts, compressed copies, and the report itself. */
const others = new RegExp(`^_|\\.(?:br|gz)$|^${reportsPath.replaceAll('/', '')}/`, 'u');

/**
 * Lists everything that a built site serves but the report, which has checksums of its own. Whoever
 * built it for another address gets the same list: see {@link withOrigins}.
 * @param folder the published one, `dist/`.
 * @param origins those that the site was built with.
 */
export async function siteSums(folder: string, origins: Origins): Promise<string> {
  const served = [...(await readBytes(folder))].filter(([file]) => !others.test(file));
  return printSums(
    new Map(served.map(([file, bytes]) => [file, withOrigins(sampleOrigin, bytes, origins)])),
    [
      'SHA-256 of every published file as built without SITE_ORIGIN and INTAKE_ORIGIN:',
      'after `npm run build` see `cd dist && sha256sum -c ../a11y-reports/site.sha256`;',
      'of a site on the web see `npm run verify -- https://www.example.org`.',
      `origin ${sampleOrigin}`,
    ],
  );
}

/** The address that a list was made for; undefined if it names none. */
export function originOf(sums: string): string | undefined {
  return /^# origin (\S+)$/mu.exec(sums)?.[1];
}

/** What a file would be, had the site been built for another address and with its own intake. */
export function withOrigins(other: string, bytes: Uint8Array, origins: Origins): Buffer {
  // Latin-1 keeps every byte, whatever it belongs to.
  return Buffer.from(textFor(other, Buffer.from(bytes).toString('latin1'), origins), 'latin1');
}
