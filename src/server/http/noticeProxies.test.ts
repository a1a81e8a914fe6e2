import { expect, test } from 'vitest';
import { intakePaths } from '../../contract/intake.ts';
import { quote, temporaryServer, type TemporaryOptions } from '../testing/temporarySite.ts';

/** A server with limits that writes its log down, and posts of a visitor behind a proxy to it. */
function behindProxy(options: TemporaryOptions) {
  const written: string[] = [];
  const log = { write: (line: string) => void written.push(line) };
  const { app } = temporaryServer({ rateLimit: 1, log, ...options });
  let count = 0;
  return {
    app,
    text: () => written.join(''),
    warnings: () => written.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40),
    async post(headers: Record<string, string>, remoteAddress = '10.0.0.1'): Promise<number> {
      count += 1;
      const payload = JSON.stringify({ ...quote, message: `Message ${count}` });
      const { statusCode } = await app.inject({
        ...{ method: 'POST', url: intakePaths.quote, payload, remoteAddress },
        headers: { 'content-type': 'application/json', ...headers },
      });
      return statusCode;
    },
    ready: async () => (await app.inject('/readyz')).json() as unknown,
  };
}

const first = { 'x-forwarded-for': '198.51.100.1' };
const second = { 'x-forwarded-for': '198.51.100.2' };

test('visitors behind a listed proxy have a limit each', async () => {
  const { post, warnings, ready, text } = behindProxy({ trustProxy: ['10.0.0.0/8'] });
  const answers = [await post(first), await post(second), await post(first), await post(second)];
  expect(answers).toEqual([201, 201, 429, 429]);
  expect(warnings()).toEqual([]);
  expect(await ready()).toEqual({ status: 'ok' });
  expect(text()).not.toMatch(/198\.51|10\.0\.0/u);
});

test('who is not listed cannot choose an address', async () => {
  const { post } = behindProxy({ trustProxy: ['10.0.0.0/8'] });
  const peer = '203.0.113.9';
  expect([await post(first, peer), await post(second, peer)]).toEqual([201, 429]);
});

test('what a visitor adds in front of a listed proxy is not believed', async () => {
  const { post } = behindProxy({ trustProxy: ['10.0.0.1'] });
  const lies = (lie: string) => ({ 'x-forwarded-for': `${lie}, 203.0.113.9` });
  expect([await post(lies('192.0.2.1')), await post(lies('192.0.2.2'))]).toEqual([201, 429]);
});

test('a forwarded address that is none is that of the proxy', async () => {
  const { post } = behindProxy({ trustProxy: ['10.0.0.1'] });
  const odd = (text: string) => ({ 'x-forwarded-for': text });
  expect([await post(odd('198.51.100.1:4001')), await post(odd('unknown'))]).toEqual([201, 429]);
});

test.each([first, { forwarded: 'for=198.51.100.1' }])(
  'a proxy that is not listed is told of once, without an address: %j',
  async (headers) => {
    const { post, warnings, ready, text } = behindProxy({});
    expect(await ready()).toEqual({ status: 'ok' });
    for (let time = 0; time < 3; time += 1) await post(headers);
    expect(warnings()).toEqual([
      {
        level: 40,
        time: expect.any(String),
        msg: 'addresses are forwarded by a proxy that TRUST_PROXY does not list',
      },
    ]);
    expect(await ready()).toEqual({
      status: 'ok',
      warnings: [expect.stringMatching(/TRUST_PROXY.+all visitors share one limit/u)],
    });
    expect(text()).not.toMatch(/198\.51|10\.0\.0/u);
  },
);

test('without limits nobody has to know of a proxy', async () => {
  const { post, warnings, ready } = behindProxy({ rateLimit: 0 });
  expect([await post(first), await post(second)]).toEqual([201, 201]);
  expect(warnings()).toEqual([]);
  expect(await ready()).toEqual({ status: 'ok' });
});
