import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

/** Milliseconds from one look at who is ready to the next. */
const lookEvery = 100;

/**
 * A balancer that asks instances whether they are ready and sends requests to those in turn, each once: what
 * fails is a 502. It ends with the test. Caddy does the same in `npm run test:deploy`.
 * @returns its origin.
 */
export async function readinessBalancer(origins: () => readonly string[]): Promise<string> {
  const agent = new Agent({ keepAlive: true, timeout: 500 });
  let ready: string[] = [];
  let turn = 0;
  const look = async (): Promise<void> => {
    const looked = origins().map(async (origin) => {
      const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
      await answer?.arrayBuffer();
      return answer?.status === 200 ? [origin] : [];
    });
    ready = (await Promise.all(looked)).flat();
  };
  const balancer = createServer((asked, answer) => {
    const origin = ready[(turn += 1) % ready.length];
    if (origin === undefined) return void answer.writeHead(503).end();
    const { method, url, headers } = asked;
    const passed = request(origin + url, { method, headers, agent }, (came: IncomingMessage) => {
      answer.writeHead(came.statusCode ?? 502, came.headers);
      came.pipe(answer);
    });
    passed.on('error', () => answer.writeHead(502).end());
    return void asked.pipe(passed);
  });
  balancer.listen(0, '127.0.0.1');
  await once(balancer, 'listening');
  await look();
  const over = new AbortController();
  const looking = (async () => {
    while (!over.signal.aborted) {
      await wait(lookEvery);
      await look();
    }
  })();
  onTestFinished(async () => {
    over.abort();
    await looking;
    balancer.closeAllConnections();
    balancer.close();
    agent.destroy();
  });
  return `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`;
}
