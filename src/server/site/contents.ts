import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import mime from 'mime';
import type { Manifest } from '../../delivery/manifest.ts';
import { isRulesFile, rulesType } from '../../delivery/speculationRules.ts';

/** A way to write the same bytes (RFC 9110 section 8.4.1), those first that are preferred. */
export type Coding = 'br' | 'gzip' | 'identity';

/** The bytes of a file in one coding, and the strong tag that only these bytes have. */
export type Representation = { bytes: Buffer; etag: string };

/** A published file as it is sent: its type, and all that there is of it by coding. */
export type Content = {
  type: string;
  codings: readonly Coding[];
  /** Whether its headers are others for those who save data: pages that may be drawn ahead. */
  variesBySaveData: boolean;
  as: Readonly<Partial<Record<Coding, Representation>> & Record<'identity', Representation>>;
};

/** Finds what a published file holds, by its name in the manifest; undefined if the folder has lost it. */
export type Contents = (file: string) => Content | undefined;

/** What the build writes beside a file for each coding. */
export const endings = { br: '.br', gzip: '.gz', identity: '' } as const;

/**
 * Reads every page and file that a manifest names, in every coding, into memory.
 * @throws Error that names the file which the published folder lacks, and asks for a build.
 */
export function readContents(
  siteFolder: string,
  { pages, files, speculationRules }: Pick<Manifest, 'pages' | 'files'> & Partial<Manifest>,
): Contents {
  const contents = new Map<string, Content>();
  for (const { file } of [...pages, ...files]) {
    const content = readContent(siteFolder, file, speculationRules !== undefined);
    if (content === undefined) {
      throw new Error(
        `Expected every file of the manifest in "${siteFolder}", found no "${file}": build the site again.`,
      );
    }
    contents.set(file, content);
  }
  return (file) => contents.get(file);
}

/**
 * Reads a published file in every coding that the build wrote; undefined if it is not there.
 * @param isDrawnAhead whether pages may be drawn ahead.
 */
export function readContent(
  siteFolder: string,
  file: string,
  isDrawnAhead = false,
): Content | undefined {
  if (!existsSync(join(siteFolder, file))) return undefined;
  const found = (Object.keys(endings) as Coding[]).flatMap((coding) => {
    const path = join(siteFolder, file + endings[coding]);
    return existsSync(path) ? [[coding, representationOf(readFileSync(path))] as const] : [];
  });
  const codings = found.map(([coding]) => coding);
  return {
    type: typeOf(file),
    codings,
    variesBySaveData: isDrawnAhead && file.endsWith('.html'),
    as: Object.fromEntries(found) as Content['as'],
  };
}

/** The tag is the same on every machine, and another one for every coding. */
function representationOf(bytes: Buffer): Representation {
  const hash = createHash('sha256').update(bytes).digest('base64url');
  return { bytes, etag: `"${hash.slice(0, 27)}"` };
}

/** Every text type says that it is UTF-8 (OWASP ASVS 5.0, 4.1.1). */
function typeOf(file: string): string {
  if (isRulesFile(file)) return rulesType;
  const type = mime.getType(file) ?? 'application/octet-stream';
  return textual.test(type) ? `${type}; charset=utf-8` : type;
}

const textual = /^text\/|[/+](?:javascript|json|xml)$/u;
