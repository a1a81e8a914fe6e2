import { lastLine } from '../delivery/lastLine.ts';

/** The text of a file that comes or has come, empty if it was lost; undefined once it was. */
const arrivals: Record<string, Promise<string> | undefined> = {};

/**
 * Fetches files of the build into the browser's cache, all at once and each to its end, so that what
 * imports one then finds it there. Until mid-2026 browsers remembered for good that an `import()`
 * failed (https://github.com/whatwg/html/issues/6768); a `fetch()` that failed they forget, so whoever
 * calls again with the same addresses gets another try. That begins when all have been answered, or it
 * would take over what is being lost. A stylesheet applies as soon as it is there, in the time that
 * scripts are still on their way: the browser works on it a tenth of a second where it is slow.
 * @param files their addresses; of scripts with those of everything they import, since a browser remembers
 *   the loss of a script that is only imported by name as well.
 * @returns the text of each.
 * @throws Error if one is lost, by its connection or by its status, or comes cut short.
 */
export async function fetchFiles(
  files: readonly (string | undefined)[],
): Promise<(string | undefined)[]> {
  // Parts that share a file wait for the same one, so that it is transferred once.
  const texts = await Promise.all(
    files.map((file) => file && (arrivals[file] ??= fetchWhole(file))),
  );
  if (texts.includes('')) throw new Error('Lost.');
  return texts;
}

async function fetchWhole(file: string): Promise<string> {
  try {
    // What is left of a lost one in the cache is passed over and replaced.
    const answer = await fetch(file, file in arrivals ? { cache: 'reload' } : {});
    const text = await answer.text();
    // No other answer ends so, and Firefox takes one that breaks off for a whole one
    // (`network.http.enforce-framing`).
    if (import.meta.env.DEV ? answer.ok : text.endsWith(lastLine)) {
      if (file.endsWith('.css')) {
        document.adoptedStyleSheets.push(await new CSSStyleSheet().replace(text));
      }
      return text;
    }
  } catch {
    // The connection is lost, or the browser makes nothing of the styles.
  }
  arrivals[file] = undefined;
  return '';
}
