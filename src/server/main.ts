import { createServer } from './createServer.ts';
import { loadBuild } from './site/loadBuild.ts';
import { dataFolder, readSettings, siteRoot } from './settings.ts';
import { stopOnSignal } from './stopOnSignal.ts';
import { openStore } from './store/store.ts';

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
  const build = await loadBuild(siteRoot(process.env));
  const store = openStore(dataFolder(process.env));
  // Whoever reads the log may go away; the site stays.
  process.stdout.on('error', () => undefined);
  const app = createServer({ ...build, store, log: process.stdout });
  stopOnSignal(app, store);
  const address = await app.listen(settings).catch((cause: NodeJS.ErrnoException) => {
    const reason = listenFailures[cause.code ?? ''] ?? `${cause.message}: check HOST and PORT`;
    throw new Error(`Expected to listen on ${settings.host}:${settings.port}, but ${reason}.`, {
      cause,
    });
  });
  process.stdout.write(`Listening on ${address}\n`);
}
