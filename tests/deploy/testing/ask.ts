import { once } from 'node:events';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { request, type Agent } from 'node:https';
import { buffer } from 'node:stream/consumers';

/** Where a proxy listens on this machine, and the certificate it shows. */
export type Proxy = { http: number; https: number; certificate: string };

/** What came back, its body as it was sent. */
export type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer };

/** A request otherwise than a plain GET. */
export type Asked = {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string;
  /** The address that it comes from, one of this machine's own (127.0.0.0/8). */
  from?: string;
  agent?: Agent;
};

/** Asks a proxy for a path of `https://www.example.org`, with its certificate looked at. */
export async function ask(
  { https, certificate }: Proxy,
  path: string,
  { method = 'GET', headers = {}, body, from, agent }: Asked = {},
): Promise<Answer> {
  const asked = request({
    ...{ host: '127.0.0.1', port: https, path, method },
    ...{ servername: 'www.example.org', ca: certificate },
    ...{ headers: { host: 'www.example.org', ...headers } },
    ...(from !== undefined && { localAddress: from }),
    ...(agent !== undefined && { agent }),
  });
  asked.end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) };
}
