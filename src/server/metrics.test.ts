import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { runningServer } from './testing/runningServer.ts';
import { temporarySite } from './testing/temporarySite.ts';

test('what the server does is counted on a port of its own, without a word or address of a visitor', async () => {
  const settings = { environment: { METRICS_PORT: '0' } };
  const { origin, port, metrics = '' } = await runningServer(temporarySite(), settings);
  await fetch(`${origin}/about-us?from=visitor@example.org`);
  await fetch(`${origin}/about-us`, { headers: { 'if-none-match': '*' } });
  await fetch(`${origin}/nowhere`);
  const socket = connect(port, '127.0.0.1');
  socket.end('no HTTP\r\n\r\n');
  await text(socket);

  const answer = await fetch(metrics);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=/u);
  const counts = await answer.text();
  expect(counts.split('\n')).toEqual(
    expect.arrayContaining([
      'page_views_total{path="/about-us"} 2',
      'http_requests_total{route="page about-us",method="GET",status="200"} 1',
      'http_requests_total{route="page about-us",method="GET",status="304"} 1',
      'http_requests_total{route="not-found",method="GET",status="404"} 1',
      'http_parser_refusals_total{code="HPE_INVALID_METHOD"} 1',
    ]),
  );
  expect(counts).toMatch(/^process_resident_memory_bytes \d+/mu);
  expect(counts).not.toMatch(/visitor|nowhere|127\.0\.0\.1/u);
  expect((await fetch(`${origin}/metrics`)).status).toBe(404);
});
