import { randomUUID } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Render } from '../delivery/rendering.ts';
import { allowedMethods } from './allowedMethods.ts';
import { answerError } from './http/answerError.ts';
import type { SiteWithStore } from './intake/siteWithStore.ts';
import { nameCharset } from './http/nameCharset.ts';
import { Problem, sendProblem } from './http/problem.ts';
import { rejectMalformed } from './http/rejectMalformed.ts';
import { reportHealth } from './reportHealth.ts';
import { requestTarget } from './http/requestTarget.ts';
import { sendPublished, type SendPage } from './site/sendPage.ts';
import { serverLog, type LogStream } from './http/serverLog.ts';
import { serveSite } from './site/serveSite.ts';
import { takeSubmissions } from './intake/takeSubmissions.ts';

export type ServerOptions = Pick<SiteWithStore, 'manifest' | 'store'> & {
  /** Absolute path of the published folder. */
  siteFolder: string;
  /** Where the log goes; nothing is logged without it. */
  log?: LogStream;
} & ({ render: Render } | { sendPage: SendPage });

/** Limits in milliseconds on slow senders, who would otherwise hold sockets open for minutes. */
const patience = {
  requestTimeout: 10_000,
  keepAliveTimeout: 5_000,
  http: { headersTimeout: 8_000, connectionsCheckingInterval: 1_000 },
} as const;

/**
 * Makes the server, not yet listening. The caller owns the store and closes it after the server.
 * @throws Error if the manifest lacks the 404 page.
 */
export function createServer(options: ServerOptions): FastifyInstance {
  const { store, siteFolder, log } = options;
  const site: SiteWithStore = {
    get manifest() {
      return options.manifest;
    },
    sendPage: 'sendPage' in options ? options.sendPage : sendPublished(options.render),
    store,
  };
  const answerUnrouted = serveSite(site);
  const app: FastifyInstance = Fastify({
    ...patience,
    ...rejectMalformed(site.manifest.headers),
    ...(log && serverLog(log)),
    genReqId: () => randomUUID(),
    return503OnClosing: false,
  });
  app.decorateRequest('label', '');
  nameCharset(app);
  app.setErrorHandler(answerError);
  app.addHook('onRequest', async (request, reply) => {
    const { manifest } = site;
    reply.headers(manifest.headers);
    const allowed = allowedMethods(manifest, requestTarget(request.raw.url ?? '/').pathname);
    if (allowed !== undefined && !allowed.includes(request.method)) {
      reply.header('allow', allowed.join(', '));
      const sentence = `Expected one of these methods here: ${allowed.join(', ')}; got ${request.method}. Use one of them.`;
      return sendProblem(reply, 405, sentence);
    }
    return request.is404 ? answerUnrouted(request, reply) : undefined;
  });
  app.setNotFoundHandler(refuseMissingFile);
  app.register(reportHealth, { store });
  app.register(takeSubmissions, site);
  app.register(fastifyStatic, {
    root: siteFolder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    acceptRanges: false,
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => answerUnrouted(request, reply),
  });
  return app;
}

/** Reached only from `sendFile`: the manifest names a file that the folder has lost. */
function refuseMissingFile(): never {
  throw new Problem(
    500,
    'Expected every file of the manifest in the published folder, found one missing: build the site again.',
  );
}
