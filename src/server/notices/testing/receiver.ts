import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** A POST as the owner's program got it. */
type Received = { id: string; bytes: string; headers: IncomingHttpHeaders };

/** The owner's program. */
export type Receiver = {
  url: string;
  received: Received[];
  /** What it answers from now on: a status, or nothing at all. */
  answer: number | 'nothing';
};

/** Starts a program that takes notices, which ends with the test. */
export async function startReceiver(answer: Receiver['answer'] = 204): Promise<Receiver> {
  const receiver: Receiver = { url: '', received: [], answer };
  const server = createServer(async (request, response) => {
    // A sender that was killed has sent half of one.
    const bytes = await text(request).catch(() => undefined);
    if (bytes === undefined) return;
    const { id } = JSON.parse(bytes) as { id: string };
    receiver.received.push({ id, bytes, headers: request.headers });
    if (receiver.answer === 'nothing') return;
    response.writeHead(receiver.answer, { location: receiver.url }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return receiver;
}
