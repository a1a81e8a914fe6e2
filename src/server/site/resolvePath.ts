import type { Manifest, PublishedPage } from '../../delivery/manifest.ts';

export type PublishedFile = Manifest['files'][number];

/** What a path stands for; `target` is a path of the manifest and may end in a `#fragment`. */
export type Resolution =
  | { kind: 'page'; page: PublishedPage }
  | { kind: 'file'; file: PublishedFile }
  | { kind: 'redirect'; target: string }
  /** A page that this language does not have yet; `target` has it in another one. */
  | { kind: 'detour'; target: string }
  | { kind: 'not-found'; locale: string };

/**
 * Finds what a path as received stands for. Only the canonical spelling is
 * a page; any other letter case, percent-encoding or slashes of a page or alias is a redirect.
 * Every target comes from the manifest, so that no path can lead to another site.
 */
export function resolvePath(manifest: Manifest, pathname: string): Resolution {
  const table = tableOf(manifest);
  const exact = table.exact.get(pathname);
  if (exact !== undefined) return exact;
  const decoded = decode(pathname);
  const file = table.exact.get(decoded);
  if (file?.kind === 'file') return file;
  const target = table.spellings.get(spelling(decoded));
  if (target !== undefined) return { kind: 'redirect', target };
  const detour = table.detours.get(spelling(decoded));
  if (detour !== undefined) return { kind: 'detour', target: detour };
  const [, prefix = ''] = /^\/*([^/]*)/u.exec(decoded.toLowerCase()) ?? [];
  return { kind: 'not-found', locale: table.locales.get(prefix) ?? manifest.sourceLocale };
}

/** What stands at an address that is spelt as the site spells it, and has nothing behind its path. */
export function exactly(manifest: Manifest, url: string): Resolution | undefined {
  return tableOf(manifest).exact.get(url);
}

type Table = {
  exact: ReadonlyMap<string, Resolution>;
  spellings: ReadonlyMap<string, string>;
  detours: ReadonlyMap<string, string>;
  locales: ReadonlyMap<string, string>;
};

const tables = new WeakMap<Manifest, Table>();

function tableOf(manifest: Manifest): Table {
  const known = tables.get(manifest);
  if (known !== undefined) return known;
  const table = buildTable(manifest);
  tables.set(manifest, table);
  return table;
}

function buildTable({ pages, aliases, detours, files, locales }: Manifest): Table {
  const exact = new Map<string, Resolution>();
  const spellings = new Map<string, string>();
  for (const file of files) {
    exact.set(`/${file.file}`, { kind: 'file', file });
    // A folder that is no page, such as that of the reports, opens as on static hosts.
    const [, folder] = /^(.+)\/index\.html$/u.exec(file.file) ?? [];
    if (folder === undefined) continue;
    exact.set(`/${folder}/`, { kind: 'file', file });
    spellings.set(spelling(`/${folder}`), `/${folder}/`);
  }
  for (const page of pages) {
    if (page.id === 'not-found') {
      exact.set(page.path, { kind: 'not-found', locale: page.locale });
    } else {
      exact.set(page.path, { kind: 'page', page });
      spellings.set(spelling(page.path), page.path);
    }
  }
  for (const { from, to } of aliases) {
    const key = spelling(from);
    if (!spellings.has(key)) spellings.set(key, to);
  }
  return {
    exact,
    spellings,
    detours: new Map(detours.map(({ from, to }) => [spelling(from), to])),
    locales: new Map(locales.map(({ code }) => [code.toLowerCase(), code])),
  };
}

/** What all spellings of one path have in common. */
function spelling(pathname: string): string {
  const path = pathname.toLowerCase().replace(/\/{2,}/gu, '/');
  return path.replace(/\/(?:index\.html)?$/u, '');
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
