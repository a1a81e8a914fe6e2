import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Ways in which a file does not arrive. */
export const faults = ['404', 'dead connection', 'half a body'] as const;

export type Fault = (typeof faults)[number];

/** The site behind a connection that breaks when a test says so. */
export type BreakableSite = {
  origin: string;
  /** What was asked for since the start or the last look, in order. */
  asked: () => string[];
  /** Loses the files with a certain address in this way, until `mend`. */
  lose: (address: RegExp, fault: Fault) => void;
  mend: () => void;
  close: () => void;
};

/**
 * Puts a server in front of the site that passes everything on and breaks real connections. A
 * browser that is intercepted instead (`page.route`) does without its cache.
 */
export async function startBreakableSite(site: string): Promise<BreakableSite> {
  let isLost = (_path: string): boolean => false;
  let fault: Fault = '404';
  let asked: string[] = [];

  const server = createServer((question, reply) => {
    const path = question.url ?? '/';
    asked.push(path);
    if (isLost(path)) lose(site, question, reply, fault);
    else passOn(site, question, reply);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => asked.splice(0),
    lose: (address, way) => {
      isLost = (path) => address.test(path);
      fault = way;
    },
    mend: () => {
      isLost = () => false;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function lose(site: string, question: IncomingMessage, reply: ServerResponse, fault: Fault): void {
  if (fault === '404') reply.writeHead(404).end();
  else if (fault === 'dead connection') reply.destroy();
  else passOn(site, question, reply, true);
}

/** Passes a request on and its answer back, or only the first half of the answer. */
function passOn(
  site: string,
  question: IncomingMessage,
  reply: ServerResponse,
  isCut = false,
): void {
  const { method, headers, url } = question;
  const inner = request(site + url, { method, headers }, async (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers);
    if (!isCut) {
      answer.pipe(reply);
      return;
    }
    const body = Buffer.concat(await answer.toArray());
    reply.write(body.subarray(0, body.length / 2), () => reply.destroy());
  });
  inner.on('error', () => reply.destroy());
  question.pipe(inner);
}
