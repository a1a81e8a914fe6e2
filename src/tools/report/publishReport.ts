import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { html } from './html.ts';
import { indexStyle, styleFile } from './indexStyle.ts';
import { readReports } from './reportFolder.ts';
import { standalonePage } from './standalonePage.ts';
import type { PageHashes } from './pageHashes.ts';

/**
 * Publishes the committed report if it was made from exactly these pages; else a page that says
 * there is none for this build and names the pages.
 * @returns the names of the pages that are others than those of the report; empty if published.
 */
export async function publishReport(
  committed: string,
  target: string,
  hashes: PageHashes,
): Promise<string[]> {
  const others = otherPages(await readReports(committed), hashes);
  if (others.length === 0) {
    await cp(committed, target, { recursive: true });
    return [];
  }
  await mkdir(target, { recursive: true });
  await writeFile(join(target, 'index.html'), noReport(others));
  await writeFile(join(target, styleFile), indexStyle);
  return others;
}

/** Pages that the report does not know, knows otherwise, or knows though they are gone. */
function otherPages(files: ReadonlyMap<string, string>, hashes: PageHashes): string[] {
  const audited = new Map(
    [...files]
      .filter(([file]) => /^[^/]+\/[^/]+\.json$/u.test(file))
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
