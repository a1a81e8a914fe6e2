import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';

/** Which bytes of a page come in pieces, and how many at once; what is before and behind comes whole. */
type Cut = { piece: number; length: number; begin?: string };

/** Of what shows first, a part of a menu at a time, as a slow line or a busy browser has it. */
const firstView: Cut = { piece: 700, length: 40_000 };

/** Between two pieces, in ms: more than the browser takes from one picture to the next. */
const pause = 20;

/**
 * Serves a site again at an address of its own, where these pages come in small pieces.
 * @param cut where it begins, it is a text of every one of them; a page without it does not arrive.
 */
export async function serveInPieces(
  site: string,
  paths: readonly string[],
  { piece, length, begin = '' }: Cut = firstView,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server = createServer(async ({ url = '/', headers }, response) => {
    const isCut = paths.includes(url);
    // Without a coding that is offered, a page comes as it is.
    const answer = await ask(new URL(url, site), isCut ? {} : headers);
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    const body = await buffer(answer);
    const start = isCut ? body.indexOf(begin) : 0;
    if (start < 0) {
      response.destroy(new Error(`Expected ${begin} in ${url}.`));
      return;
    }
    const end = isCut ? Math.min(start + length, body.length) : 0;
    response.write(body.subarray(0, start));
    for (let from = start; from < end; from += piece) {
      response.write(body.subarray(from, Math.min(from + piece, end)));
      await wait(pause);
    }
    response.end(body.subarray(end));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** What a site answers to a visitor's headers. */
function ask(url: URL, headers: IncomingMessage['headers']): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { ...headers, host: url.host } }, resolve)
      .on('error', reject)
      .end();
  });
}
