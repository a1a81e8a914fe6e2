import type { FastifyPluginAsync } from 'fastify';
import { bodyLimits } from '../http/bodyLimits.ts';
import { refuseCrossSite } from '../http/refuseCrossSite.ts';
import { requestTarget } from '../http/requestTarget.ts';
import { routeOf } from '../../site/routes.ts';
import { subscriptionId } from '../links/subscriptionLinks.ts';
import { resolvePath } from '../site/resolvePath.ts';
import type { SiteHandler } from '../site/serveSite.ts';
import type { Site } from '../site/sendPage.ts';
import type { SubscriptionAnswers } from './subscriptionAnswers.ts';

/** @property answerUnrouted answers where no such page is. */
type Options = { site: Site; answers: SubscriptionAnswers; answerUnrouted: SiteHandler };

/** What a mail program posts by itself when its user wants no more of a list (RFC 8058). */
const oneClick = 'One-Click';

/** Fastify plugin: the button on the page that links of mails open. */
export const takeSubscriptionAnswers: FastifyPluginAsync<Options> = async (
  app,
  { site, answers, answerUnrouted },
) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'string', bodyLimit: bodyLimits.json },
    async (_request: unknown, body: string) => body,
  );
  const { path } = routeOf(subscriptionId);
  for (const url of [path, `/:locale${path}`]) {
    app.post(url, async (request, reply) => {
      const { pathname, query } = requestTarget(request.raw.url ?? '/');
      const found = resolvePath(site.manifest, pathname);
      if (found.kind !== 'page') return answerUnrouted(request, reply);
      refuseCrossSite(request, site.manifest.origin);
      reply.header('cache-control', 'no-store');
      const isOurs = await answers.change(query);
      if (!isOurs) return site.sendPage(reply.code(410), found.page);
      // It would not follow a redirect.
      if (String(request.body).includes(oneClick)) return reply.code(204).send();
      return reply.redirect(`${found.page.path}?${query}`, 303);
    });
  }
};
