import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Where a site is served again, and how to end that. */
export type ServedAgain = { origin: string; stop: () => Promise<void> };

/** What the site has answered, and where it goes. */
type Answered = { url: string; body: Buffer; response: ServerResponse };

/**
 * Serves a site again at an address of its own, on a line that behaves as `hand` does: it writes
 * the body and ends the response, whose headers are sent. Unlike a route of the browser, which holds
 * up all that a page asks for, this touches nothing else.
 * @param pages addresses whose body comes without a coding, to be handed out in pieces.
 */
export async function serveAgain(
  site: string,
  pages: readonly string[],
  hand: (answered: Answered) => Promise<void>,
): Promise<ServedAgain> {
  const answerAgain = async ({ url = '/', headers }: IncomingMessage, response: ServerResponse) => {
    const answer = await ask(new URL(url, site), pages.includes(url) ? {} : headers);
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    await hand({ url, body: await buffer(answer), response });
  };
  const server = createServer((asked, response) => {
    answerAgain(asked, response).catch((error: Error) => response.destroy(error));
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
function ask(url: URL, headers: IncomingHttpHeaders): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { ...headers, host: url.host } }, resolve)
      .on('error', reject)
      .end();
  });
}
