import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Ways in which a file does not arrive. The last: a network that wants a log-in first. */
export const faults = ['404', 'dead connection', 'half a body', 'another page'] as const;

export type Fault = (typeof faults)[number];

/** The site behind a connection that breaks when a test says so. */
export type BreakableSite = {
  origin: string;
  /** The addresses asked for since the start or since the last call, in order. */
  asked: () => string[];
  /** Loses the file with this address in this way, until `mend`. */
  lose: (address: string, fault: Fault) => void;
  mend: () => void;
  close: () => void;
};

/**
 * Puts a server in front of the site that passes everything on, or really breaks the connection.
 * A browser that is intercepted instead (`page.route`) does without its cache.
 */
export async function breakableSite(site: string): Promise<BreakableSite> {
  let lost: { address: string; fault: Fault } | undefined;
  const asked: string[] = [];

  const server = createServer((question, reply) => {
    asked.push(question.url ?? '');
    if (lost !== undefined && question.url === lost.address)
      breakers[lost.fault](site, question, reply);
    else passOn(site, question, reply);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => asked.splice(0),
    lose: (address, fault) => {
      lost = { address, fault };
    },
    mend: () => {
      lost = undefined;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

type Answering = (site: string, question: IncomingMessage, reply: ServerResponse) => void;

const breakers: Readonly<Record<Fault, Answering>> = {
  '404': (_site, _question, reply) => reply.writeHead(404).end(),
  'dead connection': (_site, _question, reply) => reply.destroy(),
  'half a body': (site, question, reply) =>
    ask(site, question, reply, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      reply.write(body.subarray(0, body.length / 2), () => reply.destroy());
    }),
  'another page': (_site, _question, reply) =>
    reply.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-store' }).end('<p>'),
};

const passOn: Answering = (site, question, reply) =>
  ask(site, question, reply, (answer) => answer.pipe(reply));

/** Asks the site what the browser asked, sends the head of the answer and hands its body over. */
function ask(
  site: string,
  question: IncomingMessage,
  reply: ServerResponse,
  send: (answer: IncomingMessage) => unknown,
): void {
  const { method, headers, url } = question;
  const inner = request(site + (url ?? ''), { method, headers }, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers);
    send(answer);
  });
  inner.once('error', () => reply.destroy());
  question.pipe(inner);
}
