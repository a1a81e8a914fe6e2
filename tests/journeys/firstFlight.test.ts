import { once } from 'node:events';
import { connect, createServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { expect, test } from './testing/site.ts';

/** Bytes that a server may send before it waits for an answer: ten packets (RFC 6928), as Lighthouse reckons. */
const firstFlight = 10 * 1460;

test('the home page comes in one flight, headers and all', async ({ request }) => {
  const answer = await request.get('/', { headers: { 'accept-encoding': 'br' } });
  const { connection: _hop, 'keep-alive': _time, ...headers } = answer.headers();
  expect(headers['content-encoding']).toBe('br');
  const body = Buffer.alloc(Number(headers['content-length']));
  // What the proxy in front of the server makes of it.
  const proxy = createServer().on('stream', (stream) => {
    stream.respond({ ':status': 200, 'strict-transport-security': 'max-age=63072000', ...headers });
    stream.end(body);
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const client = connect(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`);
  await once(client, 'remoteSettings');
  const { bytesRead: before } = client.socket;
  await once(client.request({ ':path': '/' }).resume(), 'end');
  const bytes = client.socket.bytesRead - before;
  client.close();
  proxy.close();
  expect(bytes).toBeGreaterThan(body.length);
  expect(bytes).toBeLessThanOrEqual(firstFlight);
});
