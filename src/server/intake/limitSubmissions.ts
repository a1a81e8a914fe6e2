import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressNames } from '../http/addressNames.ts';
import { TooManyPosts } from '../http/tooManyPosts.ts';
import type { Outcome, Store } from '../store/store.ts';
import type { Submission } from '../store/submission.ts';
import { recentNames } from './recentNames.ts';
import { takeInTurn } from '../turns/takeInTurn.ts';

/** Stores a submission of a request, or rejects with a {@link TooManyPosts}. */
export type Take = (request: FastifyRequest, row: Submission) => Promise<Outcome>;

/** Milliseconds for which posts are counted, from the first one of an address on. */
const window = 60_000;

/** Posts of an address in that time that may come to nothing: mistakes, repeats, refusals. */
const fruitless = 300;

/**
 * Addresses that are remembered at a time for each thing that is counted. Who has more of
 * them may store more than the disk takes in a minute, remembered or not.
 */
const cache = 10_000;

/** Milliseconds for which a sign-up may be sent again for nothing. */
const retryTime = 600_000;

/**
 * Limits what an address may store in a minute, and what it may post; to be called in a plugin, before
 * its routes, which take `app.rateLimit()` as their hook.
 * @param most new submissions in a minute.
 */
export async function limitSubmissions(
  app: FastifyInstance,
  store: Store,
  most: number,
): Promise<Take> {
  const names = addressNames();
  await app.register(rateLimit, {
    ...{ global: false, max: most + fruitless, timeWindow: window, cache },
    keyGenerator: (request) => names.of(request),
    addHeaders: noHeaders,
    addHeadersOnExceeding: noHeaders,
    errorResponseBuilder: (_request, { ttl }) =>
      tooMany(`Expected at most ${most + fruitless} posts a minute from one address`, ttl),
  });
  const ofRows = { max: most, timeWindow: window, cache };
  const countNew = app.createRateLimit(ofRows);
  const recent = recentNames(cache, retryTime);
  const inTurn = takeInTurn<Outcome | TooManyPosts>();

  const takeNext = async (request: FastifyRequest, row: Submission) => {
    const sent = names.ofSent(names.of(request), row.id);
    if (recent.has(sent)) return store.insert(row);
    const budget = await countNew(request, { increment: false });
    if (!budget.isAllowed && budget.remaining === 0) {
      // Whether a sign-up is known is nobody's business but of who has just sent it.
      const known = row.kind === 'newsletter' ? undefined : await store.find(row);
      const sentence = `Expected at most ${most} new submissions a minute from one address`;
      return known ?? tooMany(sentence, budget.ttl);
    }
    const outcome = await store.insert(row);
    if (outcome === 'new' || row.kind === 'newsletter') await countNew(request);
    if (row.kind === 'newsletter') recent.add(sent);
    return outcome;
  };
  return async (request, row) => {
    // In turn, or all that come at once would find the same room.
    const outcome = await inTurn(names.of(request), () => takeNext(request, row));
    if (outcome instanceof TooManyPosts) throw outcome;
    return outcome;
  };
}

const noHeaders = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
  'retry-after': false,
};

function tooMany(expected: string, ttl: number): TooManyPosts {
  return new TooManyPosts(
    `${expected}, got more: send it again in a minute.`,
    Math.max(1, Math.ceil(ttl / 1_000)),
  );
}
