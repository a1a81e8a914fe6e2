import {
  createServer,
  request,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** Ways in which a file does not arrive. The last: a network that wants a log-in first. */
export const faults = ['404', 'dead connection', 'half a body', 'another page'] as const;

export type Fault = (typeof faults)[number];

/** The site behind a connection that breaks when a test says so. */
export type BreakableSite = {
  origin: string;
  /** The addresses asked for since the start or since the last call, in order. */
  asked: () => string[];
  /** Loses the file with this address, or all whose addresses match, in this way, until `mend`. */
  lose: (address: string | RegExp, fault: Fault) => void;
  /** Lets whatever matches wait until `mend`. */
  hold: (address: RegExp) => void;
  mend: () => void;
  /** Replaces headers of every answer from now on. */
  override: (headers: OutgoingHttpHeaders) => void;
  close: () => void;
};

/**
 * Puts a server in front of the site that passes everything on, or really breaks the connection.
 * A browser that is intercepted instead (`page.route`) does without its cache.
 */
export async function breakableSite(site: string): Promise<BreakableSite> {
  let lost: { address: string | RegExp; fault: Fault } | undefined;
  let held: (PromiseWithResolvers<void> & { address: RegExp }) | undefined;
  let overriding: OutgoingHttpHeaders = {};
  const asked: string[] = [];

  const server = createServer(async (question, reply) => {
    const { url = '' } = question;
    asked.push(url);
    if (held?.address.test(url)) await held.promise;
    if (lost !== undefined && isMeant(lost.address, url))
      breakers[lost.fault](site, question, reply);
    else passOn(site, question, reply, overriding);
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
    hold: (address) => {
      held = { address, ...Promise.withResolvers<void>() };
    },
    mend: () => {
      lost = undefined;
      held?.resolve();
      held = undefined;
    },
    override: (headers) => {
      overriding = headers;
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

function passOn(
  site: string,
  question: IncomingMessage,
  reply: ServerResponse,
  overriding: OutgoingHttpHeaders,
): void {
  ask(site, question, reply, (answer) => answer.pipe(reply), overriding);
}

function isMeant(address: string | RegExp, url: string): boolean {
  return typeof address === 'string' ? address === url : address.test(url);
}

/** Asks the site what the browser asked, sends the head of the answer and hands its body over. */
function ask(
  site: string,
  question: IncomingMessage,
  reply: ServerResponse,
  send: (answer: IncomingMessage) => unknown,
  overriding: OutgoingHttpHeaders = {},
): void {
  const { method, headers, url } = question;
  const inner = request(site + (url ?? ''), { method, headers }, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...overriding });
    send(answer);
  });
  inner.once('error', () => reply.destroy());
  question.pipe(inner);
}
