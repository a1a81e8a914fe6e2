import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runningServer } from './testing/runningServer.ts';
import { temporarySite } from './testing/temporarySite.ts';

const page = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

test('who asks for fifty pages at once gets fifty', async () => {
  const { port } = await runningServer(temporarySite());
  const socket = connect(port, '127.0.0.1');
  socket.write(page.repeat(50));
  let received = '';
  socket.on('data', (chunk) => (received += String(chunk)));
  onTestFinished(() => void socket.destroy());
  await vi.waitFor(() => expect(received.split('HTTP/1.1 200 ')).toHaveLength(51), 10_000);
});

test('who asks for hundreds of pages and reads none is cut off at once', async () => {
  const { port } = await runningServer(temporarySite());
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(page.repeat(200));
  const closed = Promise.withResolvers<void>();
  socket.once('close', () => closed.resolve());
  socket.resume();
  await expect(closed.promise).resolves.toBeUndefined();
});
