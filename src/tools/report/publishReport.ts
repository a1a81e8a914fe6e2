import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { localeKind } from '../states/localeKind.ts';
import { isSummed, printSums, sumsFile } from './checksums.ts';
import { html } from './html.ts';
import { indexStyle, styleFile } from './indexStyle.ts';
import { readBytes, readReports } from './reportFolder.ts';
import { standalonePage } from './standalonePage.ts';
import type { PageHashes } from './pageHashes.ts';

/** A page beside the report's own, which is of the build and never committed. */
export type BuildPage = {
  file: string;
  /** Of the part of the first page that leads to it, and of the link there. */
  heading: string;
  link: string;
  /** The whole document. */
  page: string;
};

/**
 * Publishes the committed report if it was made from exactly these pages; else a page that says
 * there is none for this build and names the pages. Either leads to the pages of the build.
 * Checksums are those of what is published: of the committed files it changes the first page alone.
 * @returns the names of the pages that are others than those of the report; empty if published.
 */
export async function publishReport(
  committed: string,
  target: string,
  hashes: PageHashes,
  buildPages: readonly BuildPage[],
): Promise<string[]> {
  const others = otherPages(await readReports(committed), hashes);
  const index = join(target, 'index.html');
  await mkdir(target, { recursive: true });
  if (others.length === 0) {
    await cp(committed, target, { recursive: true });
  } else {
    await writeFile(index, noReport(others));
  }
  await writeFile(join(target, styleFile), indexStyle);
  await writeFile(index, leadingTo(buildPages, await readFile(index, 'utf8')));
  for (const { file, page } of buildPages) await writeFile(join(target, file), page);
  if (others.length === 0) {
    const files = [...(await readBytes(target))].filter(([file]) => isSummed(file));
    await writeFile(join(target, sumsFile), printSums(new Map(files)));
  }
  return others;
}

/** The committed page is read where there is none of them, so it has no links of its own. */
function leadingTo(buildPages: readonly BuildPage[], page: string): string {
  const { markup } = html`${buildPages.map(
    ({ file, heading, link }) =>
      html`<h2>${heading}</h2>
        <p><a href="${file}">${link}</a></p>`,
  )}`;
  return page.replace('</main>', () => `${markup}</main>`);
}

/** Pages that the report does not know, knows otherwise, or knows though they are gone. */
function otherPages(files: ReadonlyMap<string, string>, hashes: PageHashes): string[] {
  const audited = new Map(
    [...files]
      .filter(([file]) => /^[^/]+\/[^/]+\.json$/u.test(file))
      // Pages in pseudo-locales are of another build, which is never published.
      .filter(([file]) => localeKind(file.split('/')[0] ?? '') !== 'pseudo')
      .map(([file, text]) => [file.replace(/\.json$/u, ''), sha256In(text)]),
  );
  const names = [...new Set([...Object.keys(hashes), ...audited.keys()])].toSorted();
  return names.filter((name) => hashes[name] !== audited.get(name));
}

function sha256In(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { sha256?: string }).sha256;
  } catch {
    return undefined; // A conflict of two branches, for example: no report of any page.
  }
}

function noReport(others: readonly string[]): string {
  return standalonePage(
    'No report for this build',
    html`<main>
      <h1>No report for this build</h1>
      <p>
        The accessibility audit has not been repeated since these pages, their styles, scripts or
        fonts were changed, added or removed. Its last report is about other pages, so it is not
        published here.
      </p>
      <ul>
        ${others.map((name) => html`<li><code>${name}</code></li> `)}
      </ul>
    </main>`,
  );
}
