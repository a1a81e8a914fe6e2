import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { rulesHeader } from '../delivery/speculationRules.ts';
import { allowedMethods } from './allowedMethods.ts';
import { answerError } from './http/answerError.ts';
import { subscriptionAnswers } from './intake/subscriptionAnswers.ts';
import type { SiteWithStore } from './intake/siteWithStore.ts';
import { noticeProxies } from './http/noticeProxies.ts';
import { needPlainRequest } from './http/needPlainRequest.ts';
import { sealedLinks, type SealedLinks } from './links/sealedLinks.ts';
import type { Metrics } from './metrics.ts';
import type { Notices } from './notices/tellOwner.ts';
import { patientServer } from './http/patientServer.ts';
import { proxyList } from './http/proxyList.ts';
import { sendProblem } from './http/problem.ts';
import { rejectMalformed } from './http/rejectMalformed.ts';
import { reportHealth } from './reportHealth.ts';
import { receiptSender } from './intake/sendReceipt.ts';
import { requestTarget } from './http/requestTarget.ts';
import { answerOf, logged, serverLog, writeAnswer, type LogStream } from './http/serverLog.ts';
import { answerPublished } from './site/answerPublished.ts';
import { savesData } from './site/savesData.ts';
import { serveSite } from './site/serveSite.ts';
import { takeSubscriptionAnswers } from './intake/takeSubscriptionAnswers.ts';
import { takeSubmissions } from './intake/takeSubmissions.ts';

export type ServerOptions = SiteWithStore & {
  /** Where the log goes; nothing is logged without it. */
  log?: LogStream;
  /** What counts answers and refusals; nothing is counted without it. */
  metrics?: Metrics | undefined;
  /** Makes and reads links; without it they die with the process. */
  links?: SealedLinks;
  /** Whether visitors are written to: then a sign-up has to be confirmed. */
  isMailed?: boolean;
  /** What the owner has still to be told of, for health to say. */
  notices?: Notices;
  /** Aborted once the process has been told to stop, for health to say. */
  leaving?: AbortSignal;
  /** New submissions that an address may send in a minute; 0 for no limits. */
  rateLimit: number;
  /** Addresses and ranges of proxies whose forwarded addresses are believed; none without it. */
  trustProxy?: readonly string[];
};

/**
 * Makes the server, not yet listening. The caller owns the store and closes it after the server.
 * @throws Error if the manifest lacks the 404 page.
 */
export function createServer({
  site,
  store,
  log,
  metrics,
  links = sealedLinks(),
  isMailed = false,
  notices,
  leaving,
  rateLimit,
  trustProxy = [],
}: ServerOptions): FastifyInstance {
  const isListed = proxyList(trustProxy);
  const proxies = noticeProxies(isListed);
  const sendReceipt = receiptSender({ site, store, links, isMailed });
  const answers = subscriptionAnswers({ site, store }, links);
  const answerUnrouted = serveSite(
    site,
    (...asked) => sendReceipt(...asked) ?? answers.sendAsked(...asked),
  );
  const pagesFirst = answerPublished(site, {
    look: (request) => rateLimit > 0 && proxies.look(request, app.log),
    answered(answer) {
      metrics?.countAnswer(answer);
      if (log) writeAnswer(log, answer);
    },
    isOpen: () => app.server.listening,
  });
  const app: FastifyInstance = Fastify({
    serverFactory: (answer) => patientServer(pagesFirst(answer)),
    ...rejectMalformed(
      () => site.manifest.headers,
      (refusal) => {
        metrics?.countRefusal(refusal.code);
        app.log.warn(refusal, logged.unreadable);
      },
    ),
    ...(log && serverLog(log)),
    trustProxy: isListed,
    genReqId: () => randomUUID(),
    return503OnClosing: false,
  });
  app.decorateRequest('label', '');
  app.setErrorHandler(answerError);
  app.addHook('onRequest', async (request, reply) => {
    const { manifest } = site;
    reply.headers(manifest.headers);
    if (!savesData(request.headers)) reply.headers(rulesHeader(manifest.speculationRules));
    // Without limits it does not matter who is who.
    if (rateLimit > 0) proxies.look(request, app.log);
    needPlainRequest(request.raw);
    const allowed = allowedMethods(manifest, requestTarget(request.raw.url ?? '/').pathname);
    if (allowed !== undefined && !allowed.includes(request.method)) {
      reply.header('allow', allowed.join(', '));
      const sentence = `Expected one of these methods here: ${allowed.join(', ')}; got ${request.method}. Use one of them.`;
      return sendProblem(reply, 405, sentence);
    }
    return request.is404 ? answerUnrouted(request, reply) : undefined;
  });
  if (metrics) {
    app.addHook('onResponse', async (request, reply) =>
      metrics.countAnswer(answerOf(request, reply)),
    );
  }
  app.register(reportHealth, { site, store, warnings: proxies.warnings, notices, leaving });
  app.register(takeSubmissions, { site, store, rateLimit, links, isMailed });
  app.register(takeSubscriptionAnswers, { site, answers, answerUnrouted });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => answerUnrouted(request, reply),
  });
  return app;
}
