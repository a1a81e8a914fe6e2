import formbody from '@fastify/formbody';
import type { FastifyPluginAsync } from 'fastify';
import { idempotencyHeader, intakePaths, submissionKinds } from '../../contract/intake.ts';
import { bodyLimits } from '../http/bodyLimits.ts';
import { refuseWhenBusy } from '../http/refuseWhenBusy.ts';
import { giveBack } from './giveBack.ts';
import { limitSubmissions } from './limitSubmissions.ts';
import type { SiteWithStore, Telling } from './siteWithStore.ts';
import { parseFormBody } from '../http/parseFormBody.ts';
import { parseJsonBody } from '../http/parseJsonBody.ts';
import { isNativeForm, Problem } from '../http/problem.ts';
import { isFromElsewhere, refuseCrossSite } from '../http/refuseCrossSite.ts';
import type { Submission } from '../store/submission.ts';
import { takeForm } from './takeForm.ts';
import { takeJson } from './takeJson.ts';

/** @property rateLimit new submissions that an address may send in a minute; 0 for no limits. */
type Options = SiteWithStore & Telling & { rateLimit: number };

/** Fastify plugin: the three addresses that forms post to (S7.1 to S7.3). */
export const takeSubmissions: FastifyPluginAsync<Options> = async (
  app,
  { site, store, rateLimit, ...telling },
) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: bodyLimits.json },
    async (_request: unknown, body: Buffer) => parseJsonBody(body),
  );
  await app.register(formbody, { bodyLimit: bodyLimits.form, parser: parseFormBody });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { origin } = site.manifest;
    refuseCrossSite(request, origin);
    if (isFromElsewhere(request, origin)) reply.headers(permitting(origin));
    if (request.headers['content-encoding'] !== undefined) {
      throw new Problem(
        415,
        'Expected a body without Content-Encoding, got an encoded one: send it plain.',
      );
    }
  });
  const isLimited = rateLimit > 0;
  // After the hook above, so that what they refuse has its headers, and other sites use nothing up.
  if (isLimited) refuseWhenBusy(app);
  const take = isLimited
    ? await limitSubmissions(app, store, rateLimit)
    : (_request: unknown, row: Submission) => store.insert(row);
  const onRequest = isLimited ? [app.rateLimit()] : [];
  const intake = { site, take, ...telling };
  for (const kind of submissionKinds) {
    app.options(intakePaths[kind], async (_request, reply) => reply.code(204).send());
    app.post(
      intakePaths[kind],
      { onRequest, errorHandler: giveBack(kind, site) },
      async (request, reply) =>
        isNativeForm(request)
          ? takeForm(kind, request, reply, intake)
          : takeJson(kind, request, reply, intake),
    );
  }
};

/** Lets the script of pages that lie on another host send a submission and read the answer (CORS). */
function permitting(origin: string): Record<string, string> {
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': `content-type, ${idempotencyHeader}`,
    'access-control-max-age': '86400',
    vary: 'origin',
  };
}
