import { Agent } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { intakePaths } from '../../src/contract/intake.ts';
import { askDatabase } from '../../src/server/testing/postgres/newDatabase.ts';
import { quote } from '../../src/server/testing/temporarySite.ts';
import { ask, type Answer, type Proxy } from './testing/ask.ts';
import { startInstances } from './testing/instances.ts';

/** Milliseconds between one request of a visitor and the next. */
const pause = 20;

/** A quote as a form of a page sends it. */
const asForm = { 'content-type': 'application/x-www-form-urlencoded' };

/** Sends a quote with a message of its own, as a page without script does. */
function send(balancer: Proxy, from: string, message: string, agent?: Agent): Promise<Answer> {
  return ask(balancer, `${intakePaths.quote}?page=home&locale=en`, {
    ...{ method: 'POST', headers: asForm, from, ...(agent && { agent }) },
    body: String(new URLSearchParams({ ...quote, message })),
  });
}

/** What visitors were answered, by status. */
type Seen = { pages: Record<number, number>; posts: Record<number, number> };

/** From ten addresses somebody asks for a page and sends a quote again and again, until told to end. */
function load(balancer: Proxy): () => Promise<Seen> {
  const seen: Seen = { pages: {}, posts: {} };
  const over = new AbortController();
  const again = async (of: keyof Seen, act: (times: number) => Promise<Answer>): Promise<void> => {
    for (let times = 0; !over.signal.aborted; times += 1) {
      const { status } = await act(times);
      seen[of][status] = (seen[of][status] ?? 0) + 1;
      await wait(pause);
    }
  };
  const visitors = Array.from({ length: 10 }, (_, visitor) => {
    const from = `127.0.2.${visitor + 1}`;
    // Apart from each other, or a page would find out for a post that an instance is gone.
    const agents = [1, 2].map(() => new Agent({ keepAlive: true, maxSockets: 1 }));
    onTestFinished(() => agents.forEach((agent) => agent.destroy()));
    const [forPages, forPosts] = agents;
    return [
      again('pages', () =>
        ask(balancer, '/about-us', { from, ...(forPages && { agent: forPages }) }),
      ),
      again('posts', (times) => send(balancer, from, `message ${visitor} ${times}`, forPosts)),
    ];
  });
  return async () => {
    over.abort();
    await Promise.all(visitors.flat());
    return seen;
  };
}

test('the limit of an address is one, however many instances there are', async () => {
  const { balancer } = await startInstances({});
  const statuses: number[] = [];
  for (let index = 0; index < 12; index += 1) {
    statuses.push((await send(balancer, '127.0.0.9', `message ${index}`)).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 303), 429, 429]);
});

/** All that was answered, if it was with these statuses alone. */
const only = (page: number, post: number): unknown => ({
  pages: { [page]: expect.any(Number) },
  posts: { [post]: expect.any(Number) },
});

test('a rolling restart refuses nobody a page or a post', async () => {
  const { balancer, instances, url } = await startInstances({ RATE_LIMIT: '0' });
  const end = load(balancer);
  for (const instance of instances) {
    await instance.end('SIGTERM');
    await instance.start();
  }
  const seen = await end();
  expect(seen).toEqual(only(200, 303));
  const [stored] = await askDatabase(url, 'SELECT count(*)::int AS count FROM submissions');
  expect(stored?.['count']).toBe(seen.posts[303]);
});

test('whoever is on an instance that dies gets every page, and after two seconds is heard again', async () => {
  const { balancer, instances } = await startInstances({ RATE_LIMIT: '0' });
  const endFirst = load(balancer);
  await wait(500);
  await instances[0]?.end('SIGKILL');
  await wait(2_000);
  const { pages } = await endFirst();
  expect(pages).toEqual({ 200: expect.any(Number) });
  const endSecond = load(balancer);
  await wait(3_000);
  expect(await endSecond()).toEqual(only(200, 303));
});

test('while the database is away pages are served, and a form comes back with what was typed', async () => {
  const { balancer, database } = await startInstances({});
  await database.stop('fast');
  // Longer than it takes to notice that no instance is ready.
  await wait(2_500);
  expect((await ask(balancer, '/about-us')).status).toBe(200);
  const refused = await send(balancer, '127.0.0.9', 'kept on its page');
  expect(refused.status).toBe(503);
  expect(String(refused.body)).toContain('kept on its page');
  await database.start();
  await vi.waitFor(
    async () => expect((await send(balancer, '127.0.0.9', 'taken now')).status).toBe(303),
    { timeout: 15_000, interval: 500 },
  );
});
