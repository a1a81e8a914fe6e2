import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { waitFor, type Desktop } from './desktop.ts';

/** A page in a browser on a desktop. */
export type Page = {
  /** Runs a script in the page, to bring about a state that keys would take long for. */
  evaluate: (script: string) => Promise<void>;
};

const flags = [
  ...['--force-renderer-accessibility', '--no-sandbox', '--disable-gpu', '--disable-quic'],
  ...['--no-first-run', '--no-default-browser-check', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync', '--disable-dev-shm-usage'],
  ...['--password-store=basic', '--remote-debugging-port=0'],
];

/** Else it asks beside every Arabic page whether to translate it, and the reader says so. */
const preferences = { translate: { enabled: false } };

/**
 * Opens an address in Chromium. A browser for each page: in one that goes from page to page a
 * field of the last one may keep the reader's attention.
 */
export async function openPage(desktop: Desktop, url: string, width = 1280): Promise<Page> {
  const profile = join(desktop.folder, 'profile');
  await mkdir(join(profile, 'Default'), { recursive: true });
  await writeFile(join(profile, 'Default/Preferences'), JSON.stringify(preferences));
  const size = `--window-size=${width},1000`;
  desktop.start('chromium', [...flags, size, `--user-data-dir=${profile}`, url]);
  const port = join(profile, 'DevToolsActivePort');
  await waitFor(() => existsSync(port), 'Chromium');
  return {
    evaluate: async (script) => {
      const [number] = (await readFile(port, 'utf8')).split('\n');
      const answer = await fetch(`http://127.0.0.1:${number}/json/list`);
      const targets = (await answer.json()) as { type: string; webSocketDebuggerUrl: string }[];
      const address = targets.find(({ type }) => type === 'page')?.webSocketDebuggerUrl;
      if (address === undefined) throw new Error(`Expected a page at ${url}.`);
      await command(address, 'Runtime.evaluate', { expression: script, awaitPromise: true });
    },
  };
}

type Answer = { error?: unknown; result?: { exceptionDetails?: unknown } };

/** Gives one command over DevTools. @throws Error with what went wrong, in the page too. */
async function command(address: string, method: string, params: object): Promise<void> {
  const socket = new WebSocket(address);
  const answer = await new Promise<Answer>((resolve, reject) => {
    socket.addEventListener('open', () => socket.send(JSON.stringify({ id: 1, method, params })));
    socket.addEventListener('message', ({ data }) => resolve(JSON.parse(String(data)) as Answer));
    socket.addEventListener('error', () => reject(new Error(`Expected DevTools at ${address}.`)));
  });
  socket.close();
  const wrong = answer.error ?? answer.result?.exceptionDetails;
  if (wrong) throw new Error(`Expected the page to take ${method}: ${JSON.stringify(wrong)}`);
}
