import { expect, test } from 'vitest';
import { intakePaths } from '../../contract/intake.ts';
import { quote, temporaryServer } from '../testing/temporarySite.ts';

const json = { 'content-type': 'application/json', 'user-agent': 'secret-agent' };

test('every request is one line of JSON with a label instead of its address', async () => {
  const lines: string[] = [];
  const { app } = temporaryServer({ log: (line) => lines.push(line) });
  const payload = JSON.stringify(quote);
  await app.inject({ url: '/about-us?secret=1', headers: json });
  await app.inject('/secret-path\n');
  await app.inject('/robots.txt');
  await app.inject('/About-Us?secret');
  await app.inject({ method: 'POST', url: intakePaths.quote, headers: json, payload });
  const rows = lines.map((line) => JSON.parse(line));
  expect(rows.map(({ route, method, status }) => [route, method, status])).toEqual([
    ['page about-us', 'GET', 200],
    ['not-found', 'GET', 404],
    ['file', 'GET', 200],
    ['redirect', 'GET', 308],
    [intakePaths.quote, 'POST', 201],
  ]);
  for (const row of rows) {
    expect(Object.keys(row)).toEqual(['time', 'route', 'method', 'status', 'ms', 'id']);
  }
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(lines.join('')).not.toMatch(/secret|Asha|example\.com|127\.0\.0\.1|\n/u);
});

test('a failure of ours is logged with its stack and without its message', async () => {
  const lines: string[] = [];
  const render = (): string => {
    throw new TypeError('secret\n    at detail');
  };
  const { app } = temporaryServer({ log: (line) => lines.push(line), render });
  await app.inject({
    method: 'POST',
    url: `${intakePaths.newsletter}?page=home&locale=en`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'email=x',
  });
  const failure = lines.map((line) => JSON.parse(line)).find(({ error }) => error !== undefined);
  expect(failure).toMatchObject({ error: 'TypeError', id: JSON.parse(lines.at(-1) ?? '').id });
  expect(failure.stack.join('\n')).toContain('takeForm.ts');
  expect(lines.join('')).not.toMatch(/secret|detail/u);
});

test('a failure of the store is logged with its cause', async () => {
  const lines: string[] = [];
  const { app, store } = temporaryServer({ log: (line) => lines.push(line) });
  store.close();
  await app.inject('/readyz');
  expect(lines.map((line) => JSON.parse(line).code)).toContain('ERR_INVALID_STATE');
});

test('a mistake of a visitor is no failure of ours', async () => {
  const lines: string[] = [];
  const { app } = temporaryServer({ log: (line) => lines.push(line) });
  await app.inject({ method: 'POST', url: intakePaths.quote, headers: json, payload: '{' });
  expect(lines.map((line) => JSON.parse(line).status)).toEqual([400]);
});
