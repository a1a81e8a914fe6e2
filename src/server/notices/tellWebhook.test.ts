import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { row } from '../store/testing/storeSuite.ts';
import { failureReason } from './failureReason.ts';
import { tellWebhook } from './tellWebhook.ts';
import { startReceiver } from './testing/receiver.ts';

const secret = 'sixteen letters!';
const notice = { ...row, attempts: 0 };
const never = new AbortController().signal;

/** As docs/running.md tells receivers to look at it. */
function isFromTheSite(header: string, bytes: string): boolean {
  const [, time = '', code = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/u.exec(header) ?? [];
  const expected = createHmac('sha256', secret).update(`${time}.${bytes}`).digest();
  const isFresh = Math.abs(Date.now() / 1000 - Number(time)) < 300;
  return isFresh && code !== '' && timingSafeEqual(Buffer.from(code, 'hex'), expected);
}

test('the owner’s program gets the submission, signed over the bytes that it gets', async () => {
  const receiver = await startReceiver();
  await tellWebhook({ url: receiver.url, secret })(notice, never);
  const [{ bytes = '', headers = {} } = {}] = receiver.received;
  const { id, kind, receivedAt, page, locale, body } = row;
  expect(JSON.parse(bytes)).toEqual({ id, kind, receivedAt, page, locale, body });
  expect(Object.keys(JSON.parse(bytes) as object)).toHaveLength(6);
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': id });
  const header = String(headers['x-signature']);
  expect(isFromTheSite(header, bytes)).toBe(true);
  expect(isFromTheSite(header, bytes.replace('Asha', 'Usha'))).toBe(false);
  expect(isFromTheSite(header.replace(/t=\d/u, 't=2'), bytes)).toBe(false);
});

test.each([301, 307, 400, 410, 429, 500, 503])(
  'an answer of %d is a failure, and is followed nowhere',
  async (status) => {
    const receiver = await startReceiver(status);
    const told = tellWebhook({ url: receiver.url, secret })(notice, never);
    const reason = await told.catch(failureReason);
    expect(reason).toBe(`status ${status}`);
    expect(receiver.received).toHaveLength(1);
  },
);

test('a receiver that is not there is a failure with the code of the system', async () => {
  const gone = createServer().listen(0, '127.0.0.1');
  await once(gone, 'listening');
  const { port } = gone.address() as AddressInfo;
  gone.close();
  const told = tellWebhook({ url: `http://127.0.0.1:${port}/`, secret })(notice, never);
  expect(await told.catch(failureReason)).toBe('ECONNREFUSED');
});
