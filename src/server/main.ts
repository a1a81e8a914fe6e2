import { createServer } from './createServer.ts';
import { openSite } from './site/openSite.ts';
import { renewOnSignal } from './site/renewOnSignal.ts';
import { dataFolder, readSettings, siteRoot, transportHeaders } from './settings.ts';
import { stopOnSignal } from './stopOnSignal.ts';
import { openStore } from './store/openStore.ts';

/** What the system calls a failure to listen, in words. */
const listenFailures: Readonly<Record<string, string>> = {
  EADDRINUSE: 'it is in use: stop the other program or set another PORT',
  EACCES: 'this user may not use it: set another PORT',
  EADDRNOTAVAIL: 'this machine has no such address: set another HOST',
  ENOTFOUND: 'this machine has no such address: set another HOST',
};

try {
  await serve();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function serve(): Promise<void> {
  const settings = readSettings(process.env);
  const headers = transportHeaders(process.env);
  const folder = dataFolder(process.env);
  const store = await openStore(folder);
  // Whoever reads the log may go away; the site stays.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
  const open = () => openSite(siteRoot(process.env), folder, say, headers);
  const opened = await open();
  const app = createServer({ site: opened.site, store, log: process.stdout });
  stopOnSignal(app, async () => {
    await opened.close();
    await store.close();
  });
  renewOnSignal(opened, open, say);
  const address = await app.listen(settings).catch((cause: NodeJS.ErrnoException) => {
    const reason = listenFailures[cause.code ?? ''] ?? `${cause.message}: check HOST and PORT`;
    throw new Error(`Expected to listen on ${settings.host}:${settings.port}, but ${reason}.`, {
      cause,
    });
  });
  process.stdout.write(`Listening on ${address}\n`);
}

/** What the operator should know is apart from the log, which is a line of JSON for each request. */
function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
