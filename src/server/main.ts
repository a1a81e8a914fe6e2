import { chosenStore } from './chosenStore.ts';
import { createServer } from './createServer.ts';
import { logged } from './http/serverLog.ts';
import { sealedLinks } from './links/sealedLinks.ts';
import { writeTogether } from './http/writeTogether.ts';
import { listen } from './listen.ts';
import { createMetrics } from './metrics.ts';
import { channelsOf, readNoticeSettings } from './notices/noticeSettings.ts';
import { nobodyIsTold, tellOwner } from './notices/tellOwner.ts';
import { openSite } from './site/openSite.ts';
import { purgeDaily } from './purgeDaily.ts';
import { readDrain } from './readDrain.ts';
import { readRetention } from './readRetention.ts';
import { renewOnSignal } from './site/renewOnSignal.ts';
import { serveMetrics } from './serveMetrics.ts';
import {
  dataFolder,
  readMetricsSettings,
  readSettings,
  siteRoot,
  transportHeaders,
} from './settings.ts';
import { stopOnSignal } from './stopOnSignal.ts';

try {
  await serve();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function serve(): Promise<void> {
  const settings = readSettings(process.env);
  const headers = transportHeaders(process.env);
  const counted = readMetricsSettings(process.env);
  const told = readNoticeSettings(process.env);
  const drain = readDrain(process.env);
  const channels = channelsOf(told);
  const folder = dataFolder(process.env);
  const retention = readRetention(process.env);
  const store = await chosenStore(process.env).open(channels, say);
  // Whoever reads the log may go away; the site stays.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
  if (retention.warning !== undefined) say(retention.warning);
  const stopPurging = purgeDaily(store, retention.before, say);
  const open = () => openSite(siteRoot(process.env), folder, say, headers);
  const opened = await open();
  const metrics = counted && createMetrics();
  const links = sealedLinks(settings.linkSecret);
  const visitors = { site: opened.site, links };
  const notices = tellOwner(store, told, visitors, (attempt) => {
    metrics?.countAttempt(attempt);
    if (attempt.outcome === 'failed') app.log.warn(attempt, logged.untold);
    if (attempt.outcome === 'left out') app.log.info(attempt, logged.leftOut);
  });
  metrics?.watchNotices(notices);
  const log = writeTogether(process.stdout);
  process.on('exit', log.flush);
  const leaving = new AbortController();
  const { rateLimit, trustProxy, linkSecret: _secret, ...place } = settings;
  const app = createServer({
    ...{ site: opened.site, store: notices.store, log, metrics },
    ...{ notices, rateLimit, trustProxy, links, isMailed: told.mail !== undefined },
    leaving: leaving.signal,
  });
  const counting = metrics && serveMetrics(metrics);
  stopOnSignal(app, { leaving, drain }, async () => {
    await counting?.close();
    await opened.close();
    await notices.close();
    stopPurging();
    await store.close();
  });
  renewOnSignal(opened, open, say);
  if (counting && counted) {
    const names = { host: 'METRICS_HOST', port: 'METRICS_PORT' };
    const address = await listen(counting, { ...counted, settings: names });
    process.stdout.write(`Metrics on ${address}/metrics\n`);
  }
  const address = await listen(app, { ...place, settings: { host: 'HOST', port: 'PORT' } });
  process.stdout.write(`Listening on ${address}\n`);
  if (channels.length === 0) say(nobodyIsTold);
  notices.start();
}

/** What the operator should know is apart from the log, which is a line of JSON for each request. */
function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
