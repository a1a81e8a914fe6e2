import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { printedMatch } from '../printedMatch.ts';
import { sharedPostgres } from './sharedPostgres.ts';

test('each test has a database of its own, in a real server', async () => {
  const server = await sharedPostgres();
  const urls = [await server.createDatabase(), await server.createDatabase()];
  for (const url of urls) {
    const client = new Client(url);
    await client.connect();
    await client.query('CREATE TABLE mine (id INTEGER)');
    await client.end();
  }
  expect(new Set(urls).size).toBe(2);
});

test('a server ends with the process that started it, even if that is killed, and leaves no file', async () => {
  const source = `
    import { startPostgres } from ${JSON.stringify(new URL('./startPostgres.ts', import.meta.url))};
    const { port, data } = await startPostgres();
    process.stdout.write('at ' + port + ' in ' + data + '\\n');
    setInterval(() => undefined, 1000);`;
  const starter = spawn(process.execPath, ['--input-type=module', '--eval', source]);
  const [, port, data = ''] = await printedMatch(starter, /^at (\d+) in (.+)$/mu);
  expect(existsSync(data)).toBe(true);
  starter.kill('SIGKILL');
  while (existsSync(data)) await setTimeout(20);
  const [error] = (await once(connect(Number(port), '127.0.0.1'), 'error')) as [
    NodeJS.ErrnoException,
  ];
  expect(error.code).toBe('ECONNREFUSED');
});
