import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import type { DrawAssess } from '../../delivery/people.ts';
import { reportsFolder } from '../../project/repository.ts';
import { root } from '../../project/root.ts';
import { readContents } from '../../server/site/contents.ts';
import { loadBuild } from '../../server/site/loadBuild.ts';
import { startSite } from '../browser/startSite.ts';
import { ensureBuilt } from '../build/ensureBuilt.ts';
import { reportStyles } from '../evidence/reportStyles.ts';
import { createAssessServer } from './assessServer.ts';
import { manualFolder } from './manualFolder.ts';
import { publishedMains } from './publishedMains.ts';

/**
 * `npm run assess`: serves the built site on this machine, and beside it the items of the protocol
 * with a form that writes records into `a11y-reports/manual/`. `-- --folder <dir>` writes them
 * elsewhere; `--port <n>` is where the items are (default 4180; 0 lets the system choose).
 */
async function assess(): Promise<void> {
  const { values } = parseArgs({
    options: {
      folder: { type: 'string', default: join(root, reportsFolder, manualFolder) },
      port: { type: 'string', default: '4180' },
    },
  });
  await ensureBuilt();
  const { drawAssess } = (await import(pathToFileURL(join(root, 'build/reports.js')).href)) as {
    drawAssess: DrawAssess;
  };
  const build = await loadBuild(root);
  const site = await startSite(build);
  const app = createAssessServer({
    folder: resolve(values.folder),
    site: site.origin,
    contents: readContents(build.siteFolder, build.manifest),
    published: await publishedMains(),
    draw: drawAssess,
    styles: reportStyles(),
    today: () => new Date().toISOString().slice(0, 10),
  });
  const stop = async () => {
    await app.close();
    await site.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
  const address = await app
    .listen({ host: '127.0.0.1', port: Number(values.port) })
    .catch(async (error: Error) => {
      await stop();
      throw new Error(
        `Expected to listen on port ${values.port}, could not: ${error.message}. Choose another: \`npm run assess -- --port 0\`.`,
      );
    });
  process.stdout.write(`Open ${address} to assess. Records go to ${resolve(values.folder)}\n`);
}

try {
  await assess();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
